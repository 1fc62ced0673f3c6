import type { Meta, StoryObj } from '@storybook/react-vite';
import { VoyageLine } from './VoyageLine.tsx';

const meta = {
  title: 'Booking/VoyageLine',
  component: VoyageLine,
  args: {
    form: 'large',
    hue: 2,
    cutOff: { at: '2026-12-05T17:30:00+09:00', holdsFor: '車両' },
    departure: { at: '2026-12-05T19:00:00+09:00', port: '東雲港' },
    arrival: { at: '2026-12-06T12:30:00+09:00', port: '北斗浜港' },
    duration: '17時間30分',
    vessel: 'ほしかぜ',
    day: '2026-12-05',
  },
} satisfies Meta<typeof VoyageLine>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A night that begins after midnight. */
const midnight = {
  cutOff: { at: '2026-12-08T22:40:00+09:00', holdsFor: '車両' },
  departure: { at: '2026-12-09T00:10:00+09:00', port: '北斗浜港' },
  arrival: { at: '2026-12-09T17:40:00+09:00', port: '東雲港' },
  vessel: 'よいかぜ',
  day: '2026-12-08',
};

/** By day along the islands. */
const islands = {
  hue: 3 as const,
  cutOff: { at: '2026-11-22T11:55:00+09:00', holdsFor: '徒歩' },
  departure: { at: '2026-11-22T12:10:00+09:00', port: '凪浦港' },
  calls: [
    { at: '2026-11-22T12:45:00+09:00', port: '鈴音島' },
    { at: '2026-11-22T13:25:00+09:00', port: '千鳥島' },
  ],
  arrival: { at: '2026-11-22T14:05:00+09:00', port: '帆影島港' },
  duration: '1時間55分',
  vessel: 'はなかぜ',
  day: '2026-11-22',
};

const day = {
  hue: 1 as const,
  cutOff: { at: '2026-11-28T06:10:00+09:00', holdsFor: '徒歩' },
  departure: { at: '2026-11-28T06:40:00+09:00', port: '汐見港' },
  arrival: { at: '2026-11-28T10:20:00+09:00', port: '凪浦港' },
  duration: '3時間40分',
  vessel: 'しおかぜ',
  day: '2026-11-28',
};

export const Playground: Story = { name: '試す' };

export const Small: Story = { name: '並べて比べる行', args: { form: 'small', ...day } };

export const SmallNight: Story = { name: '行で日付が変わる', args: { form: 'small' } };

export const SmallMidnight: Story = {
  name: '行で、出港が深夜0時を過ぎる',
  args: { form: 'small', ...midnight },
};

export const SmallCalls: Story = {
  name: '行で、途中の港に寄る',
  args: { form: 'small', ...islands },
};

export const Off: Story = {
  name: '選べない便',
  args: { form: 'small', ...day, isOff: true },
};

export const Cancelled: Story = {
  name: '欠航した便',
  args: { form: 'small', ...day, isOff: true, isStruck: true },
};

export const Midnight: Story = { name: '出港が深夜0時を過ぎる', args: midnight };

export const Calls: Story = { name: '途中の港に寄る', args: islands };

export const Vertical: Story = { name: '縦に置く', args: { form: 'vertical' } };

export const VerticalMidnight: Story = {
  name: '縦に置き、深夜0時を過ぎて出る',
  args: { form: 'vertical', ...midnight },
};

export const VerticalCalls: Story = {
  name: '縦に置き、途中の港に寄る',
  args: { form: 'vertical', ...islands },
};

export const VerticalCancelled: Story = {
  name: '縦に置き、欠航した便',
  args: { form: 'vertical', isOff: true, isStruck: true },
};

export const VerticalDelayed: Story = {
  name: '縦に置き、時刻が変わった便',
  args: {
    form: 'vertical',
    departure: {
      at: '2026-12-05T19:20:00+09:00',
      port: '東雲港',
      plannedAt: '2026-12-05T19:00:00+09:00',
    },
    arrival: {
      at: '2026-12-06T12:50:00+09:00',
      port: '北斗浜港',
      plannedAt: '2026-12-06T12:30:00+09:00',
    },
  },
};

export const LongText: Story = {
  name: '長い港名',
  args: {
    ...day,
    form: 'vertical',
    departure: { ...day.departure, port: '汐見港第二フェリーターミナル' },
    arrival: { ...day.arrival, port: '潮待島沖ノ浦港(臨時桟橋)' },
    vessel: '大型フェリー「しおなぎ・はまかぜ二世」(バリアフリー対応)',
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Narrow: Story = {
  name: '狭い画面',
  args: { form: 'small', ...midnight },
  globals: { viewport: { value: 'phone375' } },
};
