import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: '1便 22:50発 新門司港行き' },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Raised: Story = { name: '軽く浮く', args: { tone: 'raised' } };

export const Floating: Story = {
  name: '絵の上に浮く',
  args: { tone: 'floating', padding: 'roomy' },
};

export const Selected: Story = { name: '選択中', args: { tone: 'selected' } };

export const Quiet: Story = { name: '控えめ', args: { tone: 'quiet' } };

export const LongText: Story = {
  name: '長い文章',
  args: {
    children:
      '瀬戸内海と太平洋を結ぶ航路では、天候によって運航時刻が変わることがあります。ご乗船の前に運航状況をご確認ください。',
  },
  globals: { viewport: { value: 'phone320' } },
};
