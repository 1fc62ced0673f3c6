import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: {
    tone: 'info',
    title: '運航状況',
    children: '全航路で通常どおり運航しています(10時30分現在)。',
  },
} satisfies Meta<typeof Alert>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Success: Story = {
  name: '完了',
  args: { tone: 'success', title: '予約が確定しました', children: '確認メールをお送りしました。' },
};

export const Warning: Story = {
  name: '注意',
  args: {
    tone: 'warning',
    title: '日付が変わってからの出港です',
    children: '8月2日の深夜、暦では8月3日(月)の0:10に出港します。',
  },
};

export const WithError: Story = {
  name: 'エラーと次の一歩',
  args: {
    tone: 'error',
    title: '通信できませんでした',
    children: '予約はまだ確定していません。入力した内容は残っています。',
    action: <Button size="small">もう一度送る</Button>,
  },
};

export const LongText: Story = {
  name: '長い文章・狭い画面',
  args: {
    title: '強風のため、8月2日の全便に遅れや欠航の可能性があります',
    children:
      '最新の運航状況は、出港の3時間前に更新します。欠航が決まった便は、手数料なしで変更または払い戻しができます。',
  },
  globals: { viewport: { value: 'phone320' } },
};
