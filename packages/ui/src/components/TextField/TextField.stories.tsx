import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: {
    label: '電話番号',
    support: '乗船当日につながる番号を入力してください。例:090-1234-5678',
    type: 'tel',
    autoComplete: 'tel',
    length: 14,
    onChange: fn(),
  },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Required: Story = { name: '必須', args: { requirement: 'required' } };

export const Optional: Story = { name: '任意', args: { requirement: 'optional' } };

export const Filled: Story = {
  name: '入力済み(全角のまま)',
  args: { defaultValue: '０９０−１２３４−５６７８' },
};

export const WithError: Story = {
  name: 'エラー',
  args: {
    requirement: 'required',
    defaultValue: '090',
    error: '電話番号は、市外局番から10桁または11桁で入力してください。',
  },
};

export const Short: Story = {
  name: '短い入力欄',
  args: { label: '郵便番号', support: 'ハイフンはあってもなくてもかまいません。', length: 8 },
};

export const WithOutput: Story = {
  name: 'どう受け取ったか',
  args: { label: '車両の長さ(cm)', defaultValue: '４．６９', output: '469 cm(5m未満)', length: 5 },
};

export const ReadOnly: Story = {
  name: '変更できない',
  args: { isReadOnly: true, defaultValue: '汐凪 太郎' },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    label: '乗船の際にお手伝いが必要なことがあれば、お書きください',
    requirement: 'optional',
    support:
      '車いすの貸し出し、乗り降りのお手伝い、筆談など、できるかぎりご用意します。出港の2日前までにお知らせください。',
    error: 'お手伝いの内容は、200文字以内で入力してください。',
  },
  globals: { viewport: { value: 'phone320' } },
};
