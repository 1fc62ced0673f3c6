import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangedLeg, type ChangedSide } from './ChangedLeg.tsx';

const before: ChangedSide = {
  day: '12月8日(火)',
  voyage: {
    hue: 2,
    cutOff: { at: '2026-12-08T17:30:00+09:00', holdsFor: '車両' },
    departure: { at: '2026-12-08T19:00:00+09:00', port: '北斗浜港' },
    arrival: { at: '2026-12-09T12:30:00+09:00', port: '東雲港' },
    duration: '17時間30分',
    vessel: 'ほしかぜ',
  },
  text: 'コンフォート寝台(貸切)・大人2名・小人1名',
};

const after: ChangedSide = {
  ...before,
  day: '12月10日(木)',
  voyage: {
    ...before.voyage,
    cutOff: { at: '2026-12-10T17:30:00+09:00', holdsFor: '車両' },
    departure: { at: '2026-12-10T19:00:00+09:00', port: '北斗浜港' },
    arrival: { at: '2026-12-11T12:30:00+09:00', port: '東雲港' },
    vessel: 'よいかぜ',
  },
  text: 'ツーリスト・大人2名・小人1名',
};

const meta = {
  title: 'Booking/ChangedLeg',
  component: ChangedLeg,
  args: { title: '復路', before, after },
} satisfies Meta<typeof ChangedLeg>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Added: Story = { name: '復路を追加', args: { before: null } };

export const Dropped: Story = { name: '復路をやめる', args: { after: null } };

export const OneLeg: Story = { name: '片道', args: { title: undefined } };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
