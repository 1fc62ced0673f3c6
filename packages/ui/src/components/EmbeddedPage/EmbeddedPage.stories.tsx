import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmbeddedPage } from './EmbeddedPage.tsx';

const page = `data:text/html;charset=utf-8,${encodeURIComponent(
  '<!doctype html><html lang="ja"><title>入力欄</title><body style="margin:0;font:16px/1.75 sans-serif"><label>カード番号 <input></label></body></html>',
)}`;

const meta = {
  title: 'Fields/EmbeddedPage',
  component: EmbeddedPage,
  args: { title: 'カード情報の入力欄', src: page, height: 64 },
} satisfies Meta<typeof EmbeddedPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Narrow: Story = {
  name: '狭い画面',
  args: { height: 120 },
  globals: { viewport: { value: 'phone320' } },
};
