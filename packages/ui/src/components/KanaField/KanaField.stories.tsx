import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { KanaField } from './KanaField.tsx';

const meta = {
  title: 'Fields/KanaField',
  component: KanaField,
  render: function Render(args) {
    const [name, setName] = useState('');
    const [value, setValue] = useState(args.value);
    const id = useId();
    return (
      <Stack gap={6}>
        <TextField id={id} label="姓" value={name} onChange={setName} length={12} />
        <KanaField {...args} readingFrom={id} value={value} onChange={setValue} />
      </Stack>
    );
  },
  args: {
    label: 'セイ',
    support: 'ひらがなでも入力できます。',
    value: '',
    length: 12,
    onChange: fn(),
  },
} satisfies Meta<typeof KanaField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Required: Story = { name: '必須', args: { requirement: 'required' } };

export const Hiragana: Story = { name: 'ひらがな(離れると整う)', args: { value: 'やまだ' } };

export const WithError: Story = {
  name: 'エラー',
  args: { value: '山田', error: 'セイは、ひらがなまたはカタカナで入力してください。' },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    label: 'お名前の読み方(旅客名簿に載せるもの)',
    value: 'デルヴァンデルベルクスホーフェンフォンシュタイン',
    length: undefined,
  },
  globals: { viewport: { value: 'phone320' } },
};
