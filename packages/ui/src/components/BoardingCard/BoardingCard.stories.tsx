import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from '../QrCode/QrCode.tsx';
import { ReservationNumber } from '../ReservationNumber/ReservationNumber.tsx';
import { BoardingCard, type BoardingLeg } from './BoardingCard.tsx';

const outbound: BoardingLeg = {
  title: '往路 12月5日(土)',
  sign: '夜',
  hue: 2,
  voyage: {
    hue: 2,
    cutOff: { at: '2026-12-05T17:30:00+09:00', holdsFor: '車両' },
    departure: { at: '2026-12-05T19:00:00+09:00', port: '東雲港' },
    arrival: { at: '2026-12-06T12:30:00+09:00', port: '北斗浜港' },
    duration: '17時間30分',
    vessel: 'ほしかぜ',
  },
  text: 'コンフォート寝台(貸切)・大人2名・小人1名',
};

const returnLeg: BoardingLeg = {
  ...outbound,
  title: '復路 12月8日(火)の深夜',
  voyage: {
    hue: 2,
    cutOff: { at: '2026-12-08T22:40:00+09:00', holdsFor: '車両' },
    departure: { at: '2026-12-09T00:10:00+09:00', port: '北斗浜港' },
    arrival: { at: '2026-12-09T17:40:00+09:00', port: '東雲港' },
    duration: '17時間30分',
    vessel: 'よいかぜ',
  },
};

const meta = {
  title: 'Booking/BoardingCard',
  component: BoardingCard,
  args: { stub: <ReservationNumber number="K7QM3RT9" />, legs: [outbound, returnLeg] },
} satisfies Meta<typeof BoardingCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const OneWay: Story = { name: '片道', args: { legs: [outbound] } };

export const OutboundPast: Story = {
  name: '往路が着いた',
  args: { legs: [{ ...outbound, past: '到着しました' }, returnLeg] },
};

export const WithCode: Story = {
  name: '乗船券のコードがある',
  args: { code: <QrCode value="K7QM3RT9" label="乗船手続き用のQRコード" text="K7QM-3RT9" /> },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
