import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const ports = ['汐見港', '凪浜港', '潮待島', '沖ノ浦港', '灯台前', '白砂港'];

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: {
    columns: { base: 1, sm: 2, md: 3, lg: 4, xl: 6 },
    gap: 4,
    children: ports.map((port) => <Card key={port}>{port}</Card>),
  },
} satisfies Meta<typeof Grid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const TwoOnPhones: Story = {
  name: '電話でも2列',
  args: { columns: { base: 2, md: 3 }, gap: 2 },
  globals: { viewport: { value: 'phone320' } },
};

export const OwnHeights: Story = {
  name: '高さをそろえない',
  args: {
    columns: { sm: 2 },
    align: 'start',
    children: [
      <Card key="1">汐見港</Card>,
      <Card key="2">凪浜港では、車両甲板への入口が旅客ターミナルの裏側にあります。</Card>,
    ],
  },
};

export const LongText: Story = {
  name: '長い文言',
  args: {
    columns: { base: 2, md: 4 },
    children: [
      <Card key="1">汐見港第二フェリーターミナル(臨時桟橋)</Card>,
      <Card key="2">taro.shionagi.long-address-for-tests@example.jp</Card>,
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
