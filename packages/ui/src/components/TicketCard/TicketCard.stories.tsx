import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '../Alert/Alert.tsx';
import { TicketCard } from './TicketCard.tsx';

const facts = [
  { term: '船', value: 'ほしかぜ' },
  { term: '客室', value: 'コンフォート寝台・貸切' },
  { term: '車両', value: '乗用車 469 cm 函館 300 さ 12-34' },
  { term: '乗船者', value: '大人2名・小人1名・幼児1名・乳児1名' },
  { term: '持ち物', value: '車検証、学生証' },
];

const meta = {
  title: 'Booking/TicketCard',
  component: TicketCard,
  args: {
    title: '5名と車をまとめて',
    note: '車両窓口では、これ1つで全員の手続きが済みます。',
    payload: `FT1.${'Ab3_'.repeat(36)}`,
    code: '66PWMWNT',
    facts,
    hint: '読み取れないときは、画面を明るくするか、番号をお伝えください。',
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 64 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TicketCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const CheckedIn: Story = {
  name: '乗船手続き済み',
  args: { state: '乗船手続き済み' },
};

export const Void: Story = {
  name: '使えない乗船券',
  args: {
    state: '使えません',
    stateTone: 'warning',
    payload: undefined,
    instead: (
      <Alert tone="warning" title="この乗船券は使えません">
        ご予約が変更されました。新しい乗船券をお使いください。
      </Alert>
    ),
  },
};

export const LongText: Story = {
  name: '長い内容',
  args: {
    title: '汐見フェリー太郎左衛門 様(車いす利用・お手伝いあり)のお乗りになる乗船券',
    note: '乗船手続きの窓口では、画面を明るくして、係員にお見せください。読み取れないときは下の番号をお伝えください。',
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
