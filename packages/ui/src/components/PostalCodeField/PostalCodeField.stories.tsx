import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent } from 'storybook/test';
import { PostalCodeField, type PostalCodeFieldProps } from './PostalCodeField.tsx';

const towns = [
  { prefecture: '北海道', city: '汐見市', street: '港町' },
  { prefecture: '北海道', city: '汐見市', street: '港町旧灯台下' },
  { prefecture: '北海道', city: '汐見郡凪浜町', street: '港' },
];

const findsOne: PostalCodeFieldProps['onLookup'] = async () => towns.slice(0, 1);

const meta = {
  title: 'Fields/PostalCodeField',
  component: PostalCodeField,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <PostalCodeField {...args} value={value} onChange={setValue} />;
  },
  args: {
    label: '郵便番号',
    support: '例:040-0063',
    value: '040-0063',
    onLookup: findsOne,
    onAddress: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof PostalCodeField>;

export default meta;

type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '住所を入力する' }));
};

export const Playground: Story = { name: '試す' };

export const Required: Story = { name: '必須', args: { requirement: 'required', value: '' } };

export const Found: Story = { name: '住所が入った', play: press };

export const Pending: Story = {
  name: '調べている',
  args: { onLookup: () => new Promise(() => {}) },
  play: press,
};

export const NotFound: Story = {
  name: '見つからない',
  args: { onLookup: async () => [] },
  play: press,
};

export const Several: Story = {
  name: '町がいくつもある',
  args: { onLookup: async () => towns },
  play: press,
};

export const Failed: Story = {
  name: '調べられない',
  args: { onLookup: () => Promise.reject(new Error('offline')) },
  play: press,
};

export const WithoutLookup: Story = { name: '住所検索なし', args: { onLookup: undefined } };

export const WithError: Story = {
  name: 'エラー',
  args: { value: '040', error: '郵便番号は7桁の数字で入力してください。例:040-0063' },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    label: 'ご自宅の郵便番号(乗船券の送り先)',
    onLookup: async () => towns,
  },
  globals: { viewport: { value: 'phone320' } },
  play: press,
};
