import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
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

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
