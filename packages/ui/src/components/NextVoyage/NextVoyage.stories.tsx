import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Text } from '../Text/Text.tsx';
import { NextVoyage } from './NextVoyage.tsx';

const meta = {
  title: 'Booking/NextVoyage',
  component: NextVoyage,
  args: {
    title: '次のご乗船',
    status: '予約確定(お支払い済み) 予約番号 5PYA-39JU',
    sign: '夜',
    hue: 2,
    cutOff: '2026-12-05T17:30:00+09:00',
    cutOffLabel: '乗船手続き締切(車両)',
    voyage: {
      hue: 2,
      departure: { at: '2026-12-05T19:00:00+09:00', port: '東雲港' },
      arrival: { at: '2026-12-06T12:30:00+09:00', port: '北斗浜港' },
      duration: '17時間30分',
      vessel: 'ほしかぜ',
    },
    text: '東雲港から北斗浜港 5名・車両1台',
    actions: (
      <ButtonLink href="#detail" tone="secondary" size="small">
        予約の詳細を見る
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof NextVoyage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

/** The cut-off lies on the evening before. */
export const Midnight: Story = {
  name: '日付が変わってからの出港',
  args: {
    cutOff: '2026-12-08T22:10:00+09:00',
    cutOffLabel: '乗船手続き締切(車両・お手伝い)',
    voyage: {
      hue: 2,
      departure: { at: '2026-12-09T00:10:00+09:00', port: '北斗浜港' },
      arrival: { at: '2026-12-09T17:40:00+09:00', port: '東雲港' },
      duration: '17時間30分',
      vessel: 'よいかぜ',
    },
    text: '北斗浜港から東雲港 5名・車両1台',
  },
};

export const Delayed: Story = {
  name: '遅れている',
  args: {
    news: (
      <Text as="span" tone="warning" isBold>
        19:20に出港する見込みです
      </Text>
    ),
    voyage: {
      ...meta.args.voyage,
      departure: {
        at: '2026-12-05T19:20:00+09:00',
        plannedAt: '2026-12-05T19:00:00+09:00',
        port: '東雲港',
      },
    },
  },
};

export const Closed: Story = {
  name: '乗船手続きを締め切った',
  args: { isClosed: true, level: 3 },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
