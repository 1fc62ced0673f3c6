import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';

const meta = {
  title: 'Text/Text',
  component: Text,
  args: { children: '出港の30分前までに乗船手続きをお済ませください。' },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Sizes: Story = {
  name: '大きさ',
  render: () => (
    <>
      <Text size="large">大きな日時 22 px</Text>
      <Text size="display">待たれる数 36 px</Text>
      <Text size="lead">リード文 18 px</Text>
      <Text size="body">本文 16 px</Text>
      <Text size="dense">詰めた文 14 px</Text>
      <Text size="label">補助の注記 12 px</Text>
    </>
  ),
};

export const Tones: Story = {
  name: '色',
  render: () => (
    <>
      <Text>ふつうの文</Text>
      <Text tone="quiet">控えめな文</Text>
      <Text tone="success">予約が確定しました</Text>
      <Text tone="warning">残りわずかです</Text>
      <Text tone="danger">欠航が決まりました</Text>
    </>
  ),
};

export const LongText: Story = {
  name: '長い文章',
  args: {
    children:
      '瀬戸内海と太平洋を結ぶ航路では、天候によって運航時刻が変わることがあります。ご乗船の前に運航状況をご確認ください。',
  },
  globals: { viewport: { value: 'phone320' } },
};
