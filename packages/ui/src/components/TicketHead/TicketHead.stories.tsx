import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { TicketHead, TicketLegLink } from './TicketHead.tsx';

const legs = (
  <>
    <TicketLegLink href="#outbound" aria-current="page">
      往路 12月5日(土)
    </TicketLegLink>
    <TicketLegLink href="#return">復路 12月8日(火)夜</TicketLegLink>
  </>
);

const meta = {
  title: 'Booking/TicketHead',
  component: TicketHead,
  args: {
    heading: <Heading level={1}>乗船券</Heading>,
    mark: '電波がなくても表示できます',
    legs,
    departure: { at: '2026-12-05T19:00:00+09:00', port: '東雲港' },
    arrival: { at: '2026-12-06T12:30:00+09:00', port: '北斗浜港' },
    cutOff: { at: '2026-12-05T17:30:00+09:00', holdsFor: '車両' },
  },
} satisfies Meta<typeof TicketHead>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const OneWay: Story = {
  name: '片道、日帰り',
  args: {
    mark: undefined,
    legs: undefined,
    departure: { at: '2026-11-28T06:40:00+09:00', port: '汐見港' },
    arrival: { at: '2026-11-28T10:20:00+09:00', port: '凪浦港' },
    cutOff: { at: '2026-11-28T06:10:00+09:00', holdsFor: '徒歩' },
  },
};

export const AfterMidnight: Story = {
  name: '出港が深夜0時を過ぎる',
  args: {
    departure: { at: '2026-12-09T00:10:00+09:00', port: '北斗浜港' },
    arrival: { at: '2026-12-09T17:40:00+09:00', port: '東雲港' },
    cutOff: { at: '2026-12-08T22:40:00+09:00', holdsFor: '車両' },
  },
};

export const Delayed: Story = {
  name: '時刻が変わった便',
  args: {
    departure: {
      at: '2026-12-05T19:20:00+09:00',
      port: '東雲港',
      plannedAt: '2026-12-05T19:00:00+09:00',
    },
  },
};

export const Cancelled: Story = { name: '欠航した便', args: { isStruck: true } };

export const LongText: Story = {
  name: '長い港名',
  args: {
    departure: { at: '2026-12-05T19:00:00+09:00', port: '汐見港第二フェリーターミナル' },
    arrival: { at: '2026-12-06T12:30:00+09:00', port: '潮待島沖ノ浦港(臨時桟橋)' },
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
