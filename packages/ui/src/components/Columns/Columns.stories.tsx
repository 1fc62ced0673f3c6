import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Columns, EvenColumns } from './Columns.tsx';

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  args: {
    asideLabel: 'ご予約の概要',
    children: <Card>お客様情報の入力欄</Card>,
    aside: <Card>往路 8月2日(日) 大人2名</Card>,
  },
} satisfies Meta<typeof Columns>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Sticky: Story = { name: '追従する側欄', args: { isAsideSticky: true } };

export const Even: Story = {
  name: '等分の3列',
  render: () => (
    <EvenColumns count={3}>
      <Card>予約</Card>
      <Card>予約の確認</Card>
      <Card>提携きっぷ</Card>
    </EvenColumns>
  ),
};

export const SecondTall: Story = {
  name: '2つめが高い2列',
  render: () => (
    <EvenColumns isSecondTall>
      <Card>人数</Card>
      <Card>
        車両
        <br />
        種類・長さ
        <br />
        屋根の荷物
      </Card>
      <Card>手伝い</Card>
      <Card>ペット</Card>
    </EvenColumns>
  ),
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
