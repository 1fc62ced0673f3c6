import type { Meta, StoryObj } from '@storybook/react-vite';
import { SailingRow } from '../SailingRow/SailingRow.tsx';
import { SailingBoard } from './SailingBoard.tsx';

const voyage = (from: string, to: string) => ({
  hue: 1 as const,
  departure: { at: `2026-11-28T${from}:00+09:00`, port: '汐見港' },
  arrival: { at: `2026-11-28T${to}:00+09:00`, port: '凪浦港' },
  duration: '3時間40分',
  vessel: 'しおかぜ',
  day: '2026-11-28',
});

const toggle = () => undefined;

const meta = {
  title: 'Booking/SailingBoard',
  component: SailingBoard,
  tags: ['whole-width'],
  args: {
    title: '11月28日(土)の便',
    sign: '海',
    hue: 1,
    count: '3便が見つかりました。',
    priceNote: '大人1名の合計(税込)',
    children: (
      <>
        <SailingRow
          voyage={voyage('06:40', '10:20')}
          availability="available"
          price={4400}
          priceNote="7種類・税込"
          onToggle={toggle}
        />
        <SailingRow
          voyage={voyage('11:20', '15:00')}
          availability="few"
          price={4400}
          priceNote="2種類・税込"
          onToggle={toggle}
        />
        <SailingRow voyage={voyage('16:00', '19:40')} availability="full" />
      </>
    ),
  },
} satisfies Meta<typeof SailingBoard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Folded: Story = {
  name: '出港済みの便',
  args: {
    folded: {
      summary: '出港済みの便を見る(1便)',
      rows: <SailingRow voyage={voyage('02:00', '05:40')} availability="departed" />,
    },
  },
};

export const Empty: Story = {
  name: '便のない日',
  args: { sign: '', count: '0便', priceNote: undefined, children: undefined },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
