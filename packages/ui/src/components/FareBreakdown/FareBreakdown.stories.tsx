import type { Meta, StoryObj } from '@storybook/react-vite';
import { FareBreakdown } from './FareBreakdown.tsx';

const meta = {
  title: 'Booking/FareBreakdown',
  component: FareBreakdown,
  args: {
    lines: [
      { id: 'adult', label: '大人(ツーリスト)', quantity: 2, unitPrice: 12300, amount: 24600 },
      { id: 'child', label: '小人(ツーリスト)', quantity: 1, unitPrice: 6150, amount: 6150 },
      {
        id: 'car',
        label: '乗用車 5 m未満(運転者1名を含む)',
        quantity: 1,
        unit: '台',
        unitPrice: 31000,
        amount: 31000,
      },
      { id: 'fuel', label: '燃料油価格変動調整金', amount: 1800 },
      { id: 'web', label: 'WEB割引', amount: -3075 },
    ],
    total: 60475,
  },
} satisfies Meta<typeof FareBreakdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const HiddenCaption: Story = { name: '題を隠す', args: { isCaptionHidden: true } };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
