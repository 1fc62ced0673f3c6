import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FareChoice } from './FareChoice.tsx';

const meta = {
  title: 'Booking/FareChoice',
  component: FareChoice,
  args: {
    caption: '客室ごとの合計(税込・燃料油価格変動調整金を含む)',
    header: '客室',
    columns: ['往路', '復路', '往復の合計'],
    rows: [
      { value: 'tourist', name: 'ツーリスト寝台', text: '相部屋', amounts: [30450, 28900, 59350] },
      {
        value: 'comfort',
        name: 'コンフォート寝台',
        text: '相部屋 4名',
        amounts: [38050, 36100, 74150],
      },
      {
        value: 'single',
        name: 'デラックスシングル',
        text: '1名個室・3室',
        amounts: [52780, 50050, 102830],
      },
      {
        value: 'premium',
        name: 'プレミアムシングル',
        text: '朝食つき・3室',
        amounts: [77000, 73000, undefined],
      },
    ],
    value: 'tourist',
    onChange: () => undefined,
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <FareChoice {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof FareChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const OneWay: Story = {
  name: '片道',
  args: {
    columns: ['運賃'],
    rows: [
      { value: 'carpet', name: 'カーペット席', text: 'スタンダード', amounts: [4400] },
      { value: 'family', name: 'ファミリールーム', text: '個室・1室', amounts: [10400] },
    ],
    value: 'carpet',
  },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
