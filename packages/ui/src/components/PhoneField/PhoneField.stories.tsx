import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Fields/PhoneField',
  component: PhoneField,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <PhoneField {...args} value={value} onChange={setValue} />;
  },
  args: {
    label: '電話番号',
    support: 'ハイフンの有無や全角・半角は問いません。例:090-1234-5678',
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof PhoneField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Required: Story = { name: '必須', args: { requirement: 'required' } };

export const FullWidth: Story = {
  name: '全角で入力(離れると整う)',
  args: { value: '０９０ー１２３４ー５６７８' },
};

export const WithError: Story = {
  name: 'エラー',
  args: { value: '1234', error: '電話番号は市外局番から入力してください。例:090-1234-5678' },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    label: '乗船当日に連絡がとれる電話番号',
    requirement: 'required',
    support: 'SMSを受け取れる携帯電話をおすすめします。海外の番号は + から入力してください。',
  },
  globals: { viewport: { value: 'phone320' } },
};
