import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <PasswordField {...args} value={value} onChange={setValue} />;
  },
  args: { label: 'パスワード', purpose: 'current', value: '', onChange: fn() },
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Filled: Story = { name: '入力済み', args: { value: 'umi to fune 2026' } };

export const New: Story = {
  name: '新しいパスワード',
  args: {
    label: '新しいパスワード',
    purpose: 'new',
    requirement: 'required',
    support: '10文字以上。空白も使えます。記号や数字を混ぜる必要はありません。',
  },
};

export const Safe: Story = {
  name: '安全な長さ',
  args: { purpose: 'new', value: 'asanagi no fune' },
};

export const WithError: Story = {
  name: 'エラー',
  args: {
    purpose: 'new',
    value: 'umi',
    error: 'パスワードは10文字以上で入力してください(現在3文字)。',
  },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    label: 'これからログインに使う新しいパスワード',
    purpose: 'new',
    value: 'a very long passphrase about the sea and the ships on it',
    support: 'よく使われるパスワードは登録できません。',
  },
  globals: { viewport: { value: 'phone320' } },
};
