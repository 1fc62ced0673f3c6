import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { SailingCard } from './SailingCard.tsx';

const meta = {
  title: 'Booking/SailingCard',
  component: SailingCard,
  args: {
    cutOff: '2026-12-08T22:20:00+09:00',
    departure: { time: '22:50', port: '汐見港' },
    arrival: { time: '30:30', port: '凪浜港' },
    duration: '7時間40分',
    vessel: 'しおなぎ丸',
    availability: 'available',
    price: 60475,
    priceNote: '大人2名・小人1名・乗用車1台(税込)から',
    action: <Button tone="action">この便を選ぶ</Button>,
  },
} satisfies Meta<typeof SailingCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Few: Story = { name: '残りわずか', args: { availability: 'few' } };

export const SoldOut: Story = {
  name: '満席',
  args: {
    availability: 'full',
    price: undefined,
    priceNote: undefined,
    action: <Button tone="secondary">空席待ちを申し込む</Button>,
  },
};

export const Cancelled: Story = {
  name: '欠航',
  args: { availability: 'cancelled', price: undefined, priceNote: undefined, action: undefined },
};

export const NotYetOpen: Story = {
  name: '受付前',
  args: {
    availability: 'notYetOpen',
    price: undefined,
    priceNote: undefined,
    action: <Button tone="secondary">受付開始のお知らせを受け取る</Button>,
  },
};

export const WebClosed: Story = {
  name: 'WEB受付終了',
  args: {
    availability: 'webClosed',
    price: undefined,
    priceNote: undefined,
    action: <Button tone="secondary">窓口・電話での予約方法を見る</Button>,
  },
};

export const Unsuitable: Story = {
  name: '条件に合わない',
  args: {
    availability: 'unsuitable',
    price: undefined,
    priceNote: undefined,
    action: <Button tone="secondary">条件を変更する</Button>,
  },
};

export const AfterMidnight: Story = {
  name: '深夜の出航',
  args: {
    cutOff: '2026-12-08T23:40:00+09:00',
    departure: { time: '24:10', port: '汐見港' },
    arrival: { time: '33:30', port: '凪浜港' },
    duration: '9時間20分',
  },
};

export const WithDetails: Story = {
  name: '客室の一覧つき',
  args: { children: '客室と条件がここに入ります。' },
};

export const LongText: Story = {
  name: '長い港名',
  args: {
    departure: { time: '22:50', port: '汐見港第二フェリーターミナル' },
    arrival: { time: '30:30', port: '潮待島沖ノ浦港(臨時桟橋)' },
    vessel: '大型フェリー「しおなぎ・はまかぜ二世」(バリアフリー対応)',
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone375' } } };
