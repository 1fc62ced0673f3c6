import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Text } from '../Text/Text.tsx';
import { VoyageCard } from './VoyageCard.tsx';

const meta = {
  title: 'Booking/VoyageCard',
  component: VoyageCard,
  args: {
    day: { year: '2026年', date: '12月5日(土)' },
    kind: '往復',
    way: '東雲港から北斗浜港',
    status: { label: '予約確定', tone: 'success' },
    number: '66PW-MWNT',
    voyage: {
      hue: 2,
      departure: { at: '2026-12-05T19:00:00+09:00', port: '東雲港' },
      arrival: { at: '2026-12-06T12:30:00+09:00', port: '北斗浜港' },
      duration: '17時間30分',
      vessel: 'ほしかぜ',
    },
    text: '5名・車両1台 復路は12月9日(水) 0:10 出港',
    due: { label: '乗船手続き締切(車両)', time: '12月5日(土) 17:30' },
    actions: (
      <ButtonLink href="#detail" tone="secondary">
        予約の詳細を見る
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof VoyageCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Unpaid: Story = {
  name: 'お支払い待ち',
  args: {
    status: { label: 'お支払い待ち', tone: 'warning' },
    kind: '片道',
    due: { label: 'お支払い期限', time: '11月25日(水) 23:59', isUrgent: true },
    actions: (
      <ButtonLink href="#pay" tone="action">
        お支払いの方法を見る
      </ButtonLink>
    ),
  },
};

export const Cancelled: Story = {
  name: '欠航した',
  args: {
    voyage: { ...meta.args.voyage, isStruck: true },
    due: undefined,
    news: (
      <Text as="span" tone="danger" isBold>
        強風のため欠航します
      </Text>
    ),
  },
};

export const Closed: Story = {
  name: '乗船手続きを締め切った',
  args: { due: { ...meta.args.due, note: '締め切りました' } },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
