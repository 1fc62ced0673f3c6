import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTime } from './DateTime.tsx';

const meta = {
  title: 'Booking/DateTime',
  component: DateTime,
  args: { at: '2026-12-08T22:50:00+09:00', kind: 'departure' },
} satisfies Meta<typeof DateTime>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const CutOff: Story = {
  name: '乗船手続き締切',
  args: { kind: 'cutOff', holdsFor: '車両', at: '2026-12-08T21:50:00+09:00' },
};

export const NextDayArrival: Story = {
  name: '翌日の到着',
  args: { kind: 'arrival', at: '2026-12-09T06:30:00+09:00' },
};

export const AfterMidnight: Story = {
  name: '深夜は両方の書き方',
  args: { at: '2026-12-09T00:10:00+09:00' },
};

export const WithYear: Story = { name: '年を付ける', args: { isYearShown: true } };

export const DateOnly: Story = {
  name: '日付だけ',
  args: { at: '2026-12-08', kind: undefined },
};

export const Narrow: Story = {
  name: '長い文言・狭い画面',
  args: {
    kind: 'cutOff',
    holdsFor: '車両・お手伝い',
    at: '2026-12-09T00:10:00+09:00',
    isYearShown: true,
  },
  globals: { viewport: { value: 'phone320' } },
};
