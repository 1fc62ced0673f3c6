import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { summerMarks } from '../Calendar/example.fixture.ts';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Fields/DatePicker',
  component: DatePicker,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <DatePicker {...args} value={value} onChange={setValue} />;
  },
  args: {
    label: '乗船日',
    support: '例:2026年8月2日',
    value: { year: '', month: '', day: '' },
    min: '2026-08-02',
    max: '2026-10-30',
    today: '2026-08-02',
    ...summerMarks,
    onChange: fn(),
  },
} satisfies Meta<typeof DatePicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Filled: Story = {
  name: '入力済み',
  args: { value: { year: '2026', month: '8', day: '11' } },
};

const open: Story['play'] = ({ canvasElement }) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'カレンダーで選ぶ' }));

export const Open: Story = {
  ...Filled,
  name: 'カレンダーを開く',
  play: open,
};

export const OpenNarrow: Story = {
  ...Open,
  name: 'カレンダーを開く(狭い画面)',
  globals: { viewport: { value: 'phone320' } },
};

export const Refused: Story = {
  name: '選べない日・エラー',
  args: {
    requirement: 'required',
    value: { year: '2026', month: '8', day: '19' },
    error: '8月19日(水)は選べません。船の点検のため運休します。ほかの日を選んでください。',
  },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    label: '復路の乗船日(往路の到着日以降の日付)',
    value: { year: '2026', month: '8', day: '13' },
    buttonLabel: '料金カレンダーを開いて乗船日を選ぶ',
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
