import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Link } from '../Link/Link.tsx';
import { SailingRow } from './SailingRow.tsx';

const day = {
  hue: 1 as const,
  cutOff: { at: '2026-11-28T06:10:00+09:00', holdsFor: '徒歩' },
  departure: { at: '2026-11-28T06:40:00+09:00', port: '汐見港' },
  arrival: { at: '2026-11-28T10:20:00+09:00', port: '凪浦港' },
  duration: '3時間40分',
  vessel: 'しおかぜ',
  day: '2026-11-28',
};

const meta = {
  title: 'Booking/SailingRow',
  component: SailingRow,
  tags: ['whole-width'],
  args: {
    voyage: day,
    availability: 'available',
    price: 4400,
    priceNote: '7種類・税込',
    onToggle: () => undefined,
    children: '客室がここに入ります。',
  },
} satisfies Meta<typeof SailingRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '試す',
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    return <SailingRow {...args} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />;
  },
};

export const Open: Story = { name: '開いた行', args: { isOpen: true } };

export const Few: Story = { name: '残りわずか', args: { availability: 'few' } };

const off = { price: undefined, priceNote: undefined, onToggle: undefined };
const next = <Link href="#next">次の日の便を見る</Link>;

export const Full: Story = { name: '満席', args: { ...off, availability: 'full', action: next } };

export const Cancelled: Story = {
  name: '欠航',
  args: { ...off, availability: 'cancelled', action: next },
};

export const NotYetOpen: Story = {
  name: '受付前',
  args: { ...off, availability: 'notYetOpen', action: '11月28日(土) 9:00から受け付けます' },
};

export const WebClosed: Story = {
  name: 'WEB受付終了',
  args: {
    ...off,
    availability: 'webClosed',
    action: (
      <>
        窓口・電話で承ります <Link href="tel:0120000470">0120-000-470</Link>
      </>
    ),
  },
};

const phone = { viewport: { value: 'phone375' } };

export const NotYetOpenNarrow: Story = {
  ...NotYetOpen,
  name: '狭い画面の受付前',
  globals: phone,
};

export const WebClosedNarrow: Story = {
  ...WebClosed,
  name: '狭い画面のWEB受付終了',
  globals: phone,
};

export const Departed: Story = { name: '出港済み', args: { ...off, availability: 'departed' } };

const night = {
  hue: 2 as const,
  cutOff: { at: '2026-12-08T22:40:00+09:00', holdsFor: '車両' },
  departure: { at: '2026-12-09T00:10:00+09:00', port: '北斗浜港' },
  arrival: { at: '2026-12-09T17:40:00+09:00', port: '東雲港' },
  duration: '17時間30分',
  vessel: 'よいかぜ',
  day: '2026-12-08',
};

export const AfterMidnight: Story = {
  name: '深夜の出港',
  args: { voyage: night, price: 49670, priceNote: '9種類・税込' },
};

export const AfterMidnightOpen: Story = {
  name: '深夜の出港を開いた行',
  args: { voyage: night, isOpen: true },
};

export const Narrow: Story = { name: '狭い画面', globals: phone };
