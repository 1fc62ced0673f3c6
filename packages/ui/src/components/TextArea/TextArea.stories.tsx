import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
  args: {
    label: '支援の内容',
    support: '非常のときに必要なお手伝いを、できるだけ詳しくお書きください。',
    value: '',
    maxLength: 200,
    onChange: fn(),
  },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Required: Story = { name: '必須', args: { requirement: 'required' } };

export const WithoutLimit: Story = { name: '文字数の上限なし', args: { maxLength: undefined } };

export const NearLimit: Story = {
  name: '上限に近い',
  args: { maxLength: 40, value: '車いすを使っています。段差のない通路までの案内をお願いします。' },
};

export const WithError: Story = {
  name: '上限を超えたエラー',
  args: {
    maxLength: 20,
    value: '車いすを使っています。段差のない通路までの案内をお願いします。',
    error: '支援の内容は、20文字以内で入力してください。',
  },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    label: '乗船の際にお手伝いが必要なことがあれば、お書きください',
    requirement: 'optional',
    value:
      '車いすを使っています。\n段差のない通路までの案内をお願いします。\nhttps://example.jp/a-very-long-address-without-any-break-in-it',
  },
  globals: { viewport: { value: 'phone320' } },
};
