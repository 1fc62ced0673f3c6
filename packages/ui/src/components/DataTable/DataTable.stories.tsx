import type { Meta, StoryObj } from '@storybook/react-vite';
import { AvailabilityMark } from '../AvailabilityMark/AvailabilityMark.tsx';
import { Money } from '../Money/Money.tsx';
import { type Column, DataTable } from './DataTable.tsx';

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

export const Empty: Story = { name: '行がない', args: { rows: [] } };
