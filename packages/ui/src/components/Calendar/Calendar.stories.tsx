import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Calendar } from './Calendar.tsx';
import { summerMarks } from './example.fixture.ts';

const meta = {
  title: 'Fields/Calendar',
  component: Calendar,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <Calendar {...args} value={value} onChange={setValue} />;
  },
  args: {
    label: '往路の乗船日',
    min: '2026-08-02',
    max: '2026-10-30',
    today: '2026-08-02',
    ...summerMarks,
    onChange: fn(),
  },
} satisfies Meta<typeof Calendar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Chosen: Story = { name: '選択済み', args: { value: '2026-08-11' } };

export const Spread: Story = {
  name: '二つの月',
  args: { value: '2026-08-31', isSpread: true },
};

export const Refused: Story = {
  name: '選べない日の理由',
  args: { value: '2026-08-18' },
  play: ({ canvasElement }) =>
    canvasElement.querySelector<HTMLElement>('[aria-label*="8月19日"]')?.focus(),
};

export const WithError: Story = {
  name: 'エラー',
  args: {
    requirement: 'required',
    support: '予約できるのは、2か月先の同じ日までです。',
    error: '乗船日を選んでください。',
  },
};

export const HolidaysOnly: Story = {
  name: '祝日だけ',
  args: { days: undefined, periods: undefined, value: '2026-09-21' },
};

export const WithoutPrices: Story = {
  name: '料金なし',
  args: {
    days: Object.fromEntries(
      Object.entries(summerMarks.days ?? {}).map(([date, day]) => [
        date,
        { ...day, price: undefined },
      ]),
    ),
  },
};

export const WithoutMarks: Story = {
  name: '印なし',
  args: { holidays: undefined, days: undefined, periods: undefined },
};

export const HighPrices: Story = {
  name: '高い料金',
  args: {
    days: Object.fromEntries(
      Object.entries(summerMarks.days ?? {}).map(([date, day]) => [
        date,
        { ...day, price: 98000 + Number(date.slice(8)) * 1000 },
      ]),
    ),
  },
  globals: { viewport: { value: 'phone320' } },
};

export const LongText: Story = {
  name: '長い理由・狭い画面',
  args: {
    label: '復路の乗船日(往路の到着日以降の日付)',
    value: '2026-08-18',
    days: {
      ...summerMarks.days,
      '2026-08-19': {
        period: 'A',
        reason:
          '台風の接近により終日欠航します。払い戻しや振替のお手続きは、予約の確認ページからお願いいたします。',
      },
    },
  },
  globals: { viewport: { value: 'phone320' } },
  play: Refused.play,
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
