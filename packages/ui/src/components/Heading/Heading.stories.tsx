import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Text/Heading',
  component: Heading,
  args: { level: 1, children: '便を選んでください' },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Sizes: Story = {
  name: '4つの大きさ',
  render: () => (
    <>
      <Heading level={1}>便を選んでください</Heading>
      <Heading level={2}>お客様情報</Heading>
      <Heading level={3}>代表者</Heading>
      <Heading level={4}>ご連絡先</Heading>
    </>
  ),
};

export const LongText: Story = {
  name: '長い見出しは文節で折り返す',
  args: { children: 'お支払いが完了していないため、予約はまだ確定していません' },
  globals: { viewport: { value: 'phone320' } },
};

export const Focusable: Story = { name: '画面遷移で読み上げる', args: { isFocusable: true } };
