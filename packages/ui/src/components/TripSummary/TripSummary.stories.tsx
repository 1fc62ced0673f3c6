import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Container/Container.tsx';
import { FareBreakdown } from '../FareBreakdown/FareBreakdown.tsx';
import { Link } from '../Link/Link.tsx';
import { TripSummary } from './TripSummary.tsx';

const outbound = {
  hue: 2 as const,
  cutOff: { at: '2026-12-05T17:30:00+09:00', holdsFor: '車両' },
  departure: { at: '2026-12-05T19:00:00+09:00', port: '東雲港' },
  arrival: { at: '2026-12-06T12:30:00+09:00', port: '北斗浜港' },
  duration: '17時間30分',
  vessel: 'ほしかぜ',
};

const meta = {
  title: 'Booking/TripSummary',
  component: TripSummary,
  // The bar takes back the gutter of the page.
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: {
    children: '便の一覧がここに入ります。',
    legs: [
      {
        title: '往路 12月5日(土)',
        sign: '夜',
        hue: 2,
        voyage: outbound,
        text: 'コンフォート寝台(貸切)',
      },
      { title: '復路 12月8日(火)', sign: '夜', hue: 2, text: '次の画面で選びます。' },
    ],
    sums: [
      { label: '往路', amount: 74600 },
      { label: '割引', amount: -3600 },
    ],
    total: 71000,
    totalLabel: '往路の合計',
    action: (
      <Button tone="primary" size="large" isWide>
        復路の便を選ぶ
      </Button>
    ),
    breakdown: (
      <FareBreakdown
        isCaptionHidden
        lines={[
          { id: '1', label: '運賃', amount: 74600 },
          { id: '2', label: 'インターネット割引', amount: -3600 },
        ]}
        total={71000}
      />
    ),
  },
} satisfies Meta<typeof TripSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

const there = {
  hue: 1 as const,
  cutOff: { at: '2026-11-26T06:10:00+09:00', holdsFor: '徒歩' },
  departure: { at: '2026-11-26T06:40:00+09:00', port: '汐見港' },
  arrival: { at: '2026-11-26T10:20:00+09:00', port: '凪浦港' },
  duration: '3時間40分',
  vessel: 'しおかぜ',
};
const returnVoyage = {
  ...there,
  cutOff: { at: '2026-11-29T06:10:00+09:00', holdsFor: '徒歩' },
  departure: { at: '2026-11-29T06:40:00+09:00', port: '凪浦港' },
  arrival: { at: '2026-11-29T10:20:00+09:00', port: '汐見港' },
};

export const TwoLegs: Story = {
  name: '往復',
  args: {
    legs: [
      {
        title: '往路 11月26日(木)',
        sign: '海',
        hue: 1,
        voyage: there,
        text: 'カーペット席',
        change: <Link href="#outbound">往路を選び直す</Link>,
      },
      {
        title: '復路 11月29日(日)',
        sign: '海',
        hue: 1,
        voyage: returnVoyage,
        text: 'カーペット席',
      },
    ],
    sums: [
      { label: '往路', amount: 8800 },
      { label: '復路', amount: 8800 },
      { label: '割引', amount: -860 },
    ],
    total: 16740,
    totalLabel: '合計',
  },
};

export const Nothing: Story = {
  name: 'まだ選んでいない',
  args: {
    legs: [{ title: '片道 12月5日(土)', sign: '夜', hue: 2, text: '便と客室を選んでください。' }],
    sums: [],
    total: undefined,
    action: undefined,
    breakdown: undefined,
  },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone375' } } };

export const ActionLast: Story = {
  name: '長い入力の最後に進む',
  args: { isActionLast: true, children: '入力欄がここに入ります。' },
};
