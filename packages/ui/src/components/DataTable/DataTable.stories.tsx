import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { AvailabilityMark } from '../AvailabilityMark/AvailabilityMark.tsx';
import { Money } from '../Money/Money.tsx';
import { type Column, DataTable, type Sorting } from './DataTable.tsx';

type Cabin = { id: string; name: string; room: string; fare: number; isFull?: boolean };

const columns: readonly Column<Cabin>[] = [
  { id: 'name', header: '等級', isRowHeader: true, cell: (cabin) => cabin.name },
  { id: 'room', header: '客室', cell: (cabin) => cabin.room },
  {
    id: 'availability',
    header: '空席',
    cell: (cabin) => <AvailabilityMark availability={cabin.isFull ? 'full' : 'available'} />,
  },
  { id: 'fare', header: '大人1名', align: 'end', cell: (cabin) => <Money amount={cabin.fare} /> },
];

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Cabin>,
  args: {
    caption: '客室と運賃',
    columns,
    rows: [
      { id: 'a', name: 'ツーリスト', room: '相部屋', fare: 12300 },
      { id: 'b', name: 'デラックス', room: '2名個室', fare: 18400 },
      { id: 'c', name: 'スイート', room: '2名個室・海側', fare: 24600, isFull: true },
    ],
    rowKey: (cabin) => cabin.id,
  },
} satisfies Meta<typeof DataTable<Cabin>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

const sortable = columns.map((column) => ({
  ...column,
  isSortable: column.id === 'name' || column.id === 'fare',
}));

export const Sortable: Story = {
  name: '並べ替え',
  args: {
    columns: sortable,
    sorting: { column: 'fare', direction: 'ascending', onChange: fn() },
  },
  render: function Render(args) {
    const [{ column, direction }, sort] = useState<Pick<Sorting, 'column' | 'direction'>>({
      column: 'fare',
      direction: 'ascending',
    });
    const sign = direction === 'ascending' ? 1 : -1;
    const rows = [...args.rows].sort(
      (one, other) =>
        sign *
        (column === 'fare' ? one.fare - other.fare : one.name.localeCompare(other.name, 'ja')),
    );
    return (
      <DataTable
        {...args}
        rows={rows}
        sorting={{
          column,
          direction,
          onChange: (id, next) => sort({ column: id, direction: next }),
        }}
      />
    );
  },
};

export const SortableNarrow: Story = {
  ...Sortable,
  name: '並べ替え・狭い画面',
  globals: { viewport: { value: 'phone320' } },
};

export const Empty: Story = {
  name: '行がない',
  args: { rows: [], empty: '条件に合う客室はありません。人数か日付を変えてください。' },
};

export const LongText: Story = {
  name: '長い文言',
  args: {
    rows: [
      {
        id: 'a',
        name: 'デラックスツイン(バリアフリー対応・車いす使用者用トイレつき)',
        room: '2名個室・海側・ペットと一緒にお泊まりいただける客室',
        fare: 1234567,
      },
    ],
  },
};

export const Narrow: Story = {
  ...LongText,
  name: '長い文言・狭い画面',
  globals: { viewport: { value: 'phone320' } },
};
