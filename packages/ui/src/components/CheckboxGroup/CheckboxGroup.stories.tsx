import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Fields/CheckboxGroup',
  component: CheckboxGroup,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <CheckboxGroup {...args} value={value} onChange={setValue} />;
  },
  args: {
    label: '乗り降りのお手伝い',
    support: 'あてはまるものをすべて選んでください。',
    options: [
      { value: 'wheelchair', label: '車いすを使用している' },
      { value: 'steps', label: '段差や階段が難しい' },
      { value: 'sight', label: '視覚についてのお手伝いが必要' },
      { value: 'hearing', label: '筆談を希望する' },
      { value: 'dog', label: '補助犬を同伴する', support: '客室にもご一緒に入れます。' },
    ],
    value: [],
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Selected: Story = { name: '選択済み', args: { value: ['wheelchair', 'dog'] } };

export const Optional: Story = { name: '任意', args: { requirement: 'optional' } };

export const WithError: Story = {
  name: 'エラー',
  args: { requirement: 'required', error: 'お手伝いの内容を一つ以上選んでください。' },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    options: [
      {
        value: 'parking',
        label: '車両甲板のエレベーターにできるだけ近い場所に車をとめて、客室まで案内してほしい',
        support: '出港の60分前までに、車で乗船口へお越しください。',
      },
      { value: 'dog', label: '補助犬を同伴する' },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};
