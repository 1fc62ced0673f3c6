import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { TripStops } from './TripStops.tsx';

const meta = {
  title: 'Booking/TripStops',
  component: TripStops,
  args: {
    label: 'きっぷの旅',
    hue: 2,
    stops: [
      { sign: 'ship', title: '東雲港で乗船', text: '夜の便ならどれでも。乗船券を見せます。' },
      { sign: 'change', title: '北斗浜港からバス', text: '港前 2番のりば・水族館まで18分' },
      { sign: 'place', title: 'くじら水族館', text: '入口でQRコードをかざします。' },
      { sign: 'ship', title: '東雲港へ帰る', text: '往路の乗船日から14日以内の便に乗れます。' },
    ],
  },
  render: (args) => (
    <Card>
      <TripStops {...args} />
    </Card>
  ),
} satisfies Meta<typeof TripStops>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const OneWay: Story = {
  name: '片道',
  args: {
    hue: 1,
    stops: [
      { sign: 'ship', title: '汐見港で乗船', text: 'どの便でも。' },
      { sign: 'ashore', title: '凪浦港で下船', text: '' },
    ],
  },
};

export const Narrow: Story = {
  name: '長い説明・狭い画面',
  args: {
    hue: 3,
    stops: [
      {
        sign: 'ship',
        title: '凪浦港の東埠頭にある島へ渡る船ののりばで乗船',
        text: '朝の便か昼の便へ。乗船券をスマートフォンで見せます。紙に印刷したものも使えます。',
      },
      { sign: 'place', title: '自転車を借りる', text: '選んだ時間枠にお越しください。' },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};
