import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phrases } from './Phrases.tsx';

const meta = {
  title: 'Text/Phrases',
  component: Phrases,
  args: { children: 'お支払いが完了していないため、予約はまだ確定していません' },
} satisfies Meta<typeof Phrases>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Narrow: Story = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone320' } },
};

export const LongText: Story = {
  name: '区切れない長い文字列',
  args: {
    children: 'https://example.jp/customer/reservation/ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  },
  globals: { viewport: { value: 'phone320' } },
};
