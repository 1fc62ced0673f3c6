import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { PinnedLeg } from './PinnedLeg.tsx';

const meta = {
  title: 'Booking/PinnedLeg',
  component: PinnedLeg,
  args: {
    title: '選んだ往路',
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
    price: 71000,
    text: 'コンフォート寝台(貸切)',
    actions: [
      <Link key="change" href="#change">
        往路を選び直す
      </Link>,
      <Link key="later" href="#later">
        復路はあとで予約する
      </Link>,
    ],
  },
} satisfies Meta<typeof PinnedLeg>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Alone: Story = {
  name: '金額のない一行',
  args: { title: '往路 12月5日(土)', price: undefined, text: undefined, actions: undefined },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
