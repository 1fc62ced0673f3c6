import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PickTable } from './PickTable.tsx';

const people = [
  {
    name: '高橋 美咲',
    details: ['運転者・等級差額', '10%(最低200円)'],
    amounts: [3040, 310, 2730],
  },
  { name: '高橋 翔', details: ['大人・朝食1食', '10%(最低200円)'], amounts: [17020, 1710, 15310] },
  { name: '乗用車', details: [], amounts: [35720, 3580, 32140] },
];

const meta = {
  title: 'Data/PickTable',
  component: PickTable,
  args: {
    caption: '往路 12月5日(土)',
    columns: ['お支払い', '手数料', '払い戻し'],
    rows: [
      ...people.map((person, index) => ({
        ...person,
        id: `row${index}`,
        purpose: 'を取り消す',
        isSelected: index < 2,
      })),
      {
        id: 'fuel',
        name: '燃料油価格変動調整金',
        details: ['全額払い戻します'],
        amounts: [2600, 0, 2600],
        isSelected: false,
      },
    ],
  },
  render: function Table({ rows, ...props }) {
    const [picked, setPicked] = useState(() => rows.map(({ isSelected }) => isSelected));
    return (
      <PickTable
        {...props}
        rows={rows.map((row, index) => ({
          ...row,
          isSelected: picked[index] ?? false,
          onChange: (isSelected) => setPicked((all) => all.with(index, isSelected)),
        }))}
      />
    );
  },
} satisfies Meta<typeof PickTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const LongText: Story = {
  name: '長い名前',
  args: {
    rows: [
      {
        id: 'long',
        name: 'バーソロミュー=フィッツジェラルド アレクサンドリアーナ',
        details: ['大人運賃(デラックスツイン・海側・車いすで使える客室)'],
        amounts: [1234560, 123460, 1111100],
        purpose: 'を取り消す',
        isSelected: true,
      },
    ],
  },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
