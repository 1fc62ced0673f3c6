import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDeep } from '../../vrt/on-deep.css.ts';
import { NextDeadline } from './NextDeadline.tsx';

const meta = {
  title: 'Booking/NextDeadline',
  component: NextDeadline,
  args: {
    label: '乗船手続き締切',
    at: '2026-12-05T17:30:00+09:00',
    rest: 'あと2日と3時間',
    note: '東雲港の窓口(車両)',
  },
  decorators: [
    (Story) => (
      <div className={onDeep}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NextDeadline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Pay: Story = {
  name: 'お支払い',
  args: { label: 'お支払い', at: '2026-11-25T23:59:00+09:00', note: 'みなとマート' },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
