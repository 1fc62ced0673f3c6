import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTime } from './DateTime.tsx';

const meta = {
  title: 'Booking/DateTime',
  component: DateTime,
  args: { date: '2026-08-02', time: '22:50', kind: 'departure' },
} satisfies Meta<typeof DateTime>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const CutOff: Story = { name: '乗船手続きの締切', args: { kind: 'cutOff', time: '22:20' } };

export const NextDayArrival: Story = {
  name: '翌日の到着',
  args: { kind: 'arrival', time: '30:30' },
};

export const AfterMidnight: Story = { name: '24:10 と翌0:10', args: { time: '24:10' } };

export const WithYear: Story = { name: '年を付ける', args: { isYearShown: true } };

export const DateOnly: Story = { name: '日付だけ', args: { time: undefined, kind: undefined } };

export const Narrow: Story = {
  name: '長い文言・狭い画面',
  args: { kind: 'cutOff', time: '24:10', isYearShown: true },
  globals: { viewport: { value: 'phone320' } },
};
