import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangeTable } from './ChangeTable.tsx';

const meta = {
  title: 'Booking/ChangeTable',
  component: ChangeTable,
  args: {
    caption: '変更の前と後の金額',
    sections: [
      {
        id: 'return',
        title: '復路 12月8日(火) → 12月10日(木)',
        rows: [
          { id: 'misaki', name: '高橋 美咲', details: ['大人'], before: 14200, after: 12300 },
          { id: 'sho', name: '高橋 翔', details: ['小人'], before: 7100, after: 6150 },
          { id: 'room', name: '客室1 スタンダード寝台', before: 4000, after: null },
          { id: 'car', name: '乗用車', details: ['4m以上5m未満'], before: 18600, after: 18600 },
        ],
      },
    ],
    total: { name: '合計(税込)', before: 43900, after: 37050 },
    sums: [{ id: 'fee', name: '変更手数料', details: ['1回目の変更は無料です'], amount: 0 }],
    result: { name: '払い戻す金額', amount: 6850 },
  },
} satisfies Meta<typeof ChangeTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const ToPay: Story = {
  name: '追加でお支払い・手数料あり',
  args: {
    sections: [
      {
        id: 'outbound',
        title: '往路 12月5日(土)',
        rows: [
          { id: 'car', name: '乗用車', details: ['4m以上5m未満'], before: null, after: 18600 },
        ],
      },
    ],
    total: { name: '合計(税込)', before: 12300, after: 30900 },
    sums: [
      {
        id: 'fee',
        name: '変更手数料',
        details: ['2回目の変更:運賃の10%(最低200円)'],
        amount: 1230,
      },
    ],
    result: { name: '追加でお支払いいただく金額', amount: 19830 },
  },
};

export const NothingToPay: Story = {
  name: '差額なし',
  args: {
    sections: [],
    total: { name: '合計(税込)', before: 12300, after: 12300 },
    result: { name: '追加のお支払い', amount: 0 },
  },
};

const long = {
  sections: [
    {
      id: 'outbound',
      title: '往路 12月5日(土)の深夜(12月6日) → 12月10日(木)の深夜(12月11日)',
      rows: [
        {
          id: 'long',
          name: 'バーソロミュー=フィッツジェラルド アレクサンドリアーナ',
          details: ['大人運賃(デラックスツイン・海側・車いすで使える客室)'],
          before: 1234560,
          after: 2345670,
        },
      ],
    },
  ],
  total: { name: '合計(税込)', before: 1234560, after: 2345670 },
  result: { name: '追加でお支払いいただく金額', amount: 1111110 },
};

export const LongText: Story = { name: '長い文言', args: long };

export const Narrow: Story = {
  name: '長い文言・狭い画面',
  args: long,
  globals: { viewport: { value: 'phone320' } },
};
