import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { NumberPlateField } from './NumberPlateField.tsx';

const meta = {
  title: 'Fields/NumberPlateField',
  component: NumberPlateField,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <NumberPlateField {...args} value={value} onChange={setValue} />;
  },
  args: {
    label: '自動車登録番号(ナンバー)',
    support: '例:函館 300 あ 12-34。一つの欄にまとめて貼り付けることもできます。',
    value: { place: '', classNumber: '', kana: '', number: '' },
    onChange: fn(),
  },
} satisfies Meta<typeof NumberPlateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Required: Story = { name: '必須', args: { requirement: 'required' } };

export const Filled: Story = {
  name: '入力済み',
  args: { value: { place: '尾張小牧', classNumber: '30A', kana: 'わ', number: '1234' } },
};

export const FullWidth: Story = {
  name: '全角で入力(離れると整う)',
  args: { value: { place: '函館', classNumber: '３００', kana: 'ア', number: '１２－３４' } },
};

export const WithError: Story = {
  name: 'エラー(かな)',
  args: {
    value: { place: '函館', classNumber: '300', kana: 'し', number: '1234' },
    invalidParts: ['kana'],
    error: 'ナンバーのかなに使われない文字(お・し・へ・ん)です。ご確認ください。',
  },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    label: '車両甲板に積む自動車の登録番号または車両番号',
    requirement: 'optional',
    support:
      'レンタカーなどでまだわからないときは、空欄のまま進み、乗船の前日までに入力してください。',
  },
  globals: { viewport: { value: 'phone320' } },
};
