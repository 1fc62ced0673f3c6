import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { BirthDateField } from './BirthDateField.tsx';

const meta = {
  title: 'Fields/BirthDateField',
  component: BirthDateField,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <BirthDateField {...args} value={value} onChange={setValue} />;
  },
  args: {
    label: '生年月日',
    support: '西暦でも元号でも入力できます。例:1980年4月1日',
    value: { year: '', month: '', day: '' },
    onChange: fn(),
  },
} satisfies Meta<typeof BirthDateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Required: Story = { name: '必須', args: { requirement: 'required' } };

export const Filled: Story = {
  name: '入力済み(和暦つき)',
  args: { value: { year: '1980', month: '4', day: '1' } },
};

export const FullWidth: Story = {
  name: '全角で入力(離れると整う)',
  args: { value: { year: '２０１９', month: '５', day: '１' } },
};

export const WithError: Story = {
  name: 'エラー',
  args: {
    value: { year: '1980', month: '2', day: '30' },
    invalidParts: ['day'],
    error: '生年月日に存在しない日付が入力されています。例:1980年4月1日',
  },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    label: 'ご一緒に乗船されるお子様の生年月日',
    requirement: 'required',
    support: '乗船日の年齢で、小人・幼児・乳児の区分を確かめます。西暦でも元号でも入力できます。',
    value: { year: '2024', month: '12', day: '31' },
  },
  globals: { viewport: { value: 'phone320' } },
};
