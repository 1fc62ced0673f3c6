import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { EmailField } from './EmailField.tsx';

const meta = {
  title: 'Fields/EmailField',
  component: EmailField,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <EmailField {...args} value={value} onChange={setValue} />;
  },
  args: {
    label: 'メールアドレス',
    support: '予約の控えをお送りします。例:taro@example.jp',
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof EmailField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Required: Story = { name: '必須', args: { requirement: 'required' } };

export const FullWidth: Story = {
  name: '全角で入力(離れると整う)',
  args: { value: 'ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ' },
};

export const WithError: Story = {
  name: 'エラー',
  args: { value: 'taro@', error: 'メールアドレスの形式をご確認ください。例:taro@example.jp' },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    label: '欠航や変更のお知らせを受け取るメールアドレス',
    requirement: 'required',
    value: 'a.very.long.mailbox.name.for.a.family.of.nine@mail.example.co.jp',
  },
  globals: { viewport: { value: 'phone320' } },
};
