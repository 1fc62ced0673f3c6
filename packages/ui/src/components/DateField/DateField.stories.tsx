import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { CalendarButton } from './CalendarButton.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <DateField {...args} value={value} onChange={setValue} />;
  },
  args: {
    label: '乗船日',
    support: '例:2026年8月2日',
    value: { year: '', month: '', day: '' },
    onChange: fn(),
  },
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Filled: Story = {
  name: '入力済み',
  args: { value: { year: '2026', month: '8', day: '2' } },
};

export const FullWidth: Story = {
  name: '全角の数字',
  args: { value: { year: '２０２６', month: '１２', day: '３１' } },
};

export const WithError: Story = {
  name: 'エラー',
  args: {
    requirement: 'required',
    value: { year: '2026', month: '2', day: '30' },
    invalidParts: ['day'],
    error: '2026年2月30日はありません。日を確認してください。',
  },
};

const calendar = { min: '2026-08-02', max: '2026-10-31', today: '2026-08-02' };

const openCalendar: Story['play'] = ({ canvasElement }) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'カレンダーで選ぶ' }));

export const WithCalendar: Story = {
  name: 'カレンダーつき',
  args: { calendar, requirement: 'required', value: { year: '2026', month: '8', day: '15' } },
};

export const CalendarOpen: Story = {
  ...WithCalendar,
  name: 'カレンダーを開く',
  play: openCalendar,
};

export const CalendarLoading: Story = {
  name: 'カレンダーの読み込み中',
  render: (args) => (
    <CalendarButton
      {...calendar}
      field={args.label}
      onPick={fn()}
      load={() => new Promise(() => {})}
    />
  ),
  play: openCalendar,
};

export const CalendarFailed: Story = {
  name: 'カレンダーを読み込めない',
  render: (args) => (
    <CalendarButton
      {...calendar}
      field={args.label}
      onPick={fn()}
      load={() => Promise.reject(new Error('offline'))}
    />
  ),
  play: openCalendar,
};

export const CalendarNarrow: Story = {
  ...CalendarOpen,
  name: 'カレンダーを開く(狭い画面)',
  globals: { viewport: { value: 'phone320' } },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
