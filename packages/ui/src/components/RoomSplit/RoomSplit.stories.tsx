import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CabinPlan } from '../CabinPlan/CabinPlan.tsx';
import { RoomSplit, type SplitRoom } from './RoomSplit.tsx';

const roomOf = (name: string, beds: number, sharing: number): SplitRoom => ({
  name,
  text: '寝台 2つ',
  plan: <CabinPlan kind="room" hue={2} berths={2} taken={[beds]} sharing={sharing} />,
  sound: '大人あり',
  facts: [`寝台 ${beds}/2`, `添い寝 ${sharing}名`],
});

const meta = {
  title: 'Booking/RoomSplit',
  component: RoomSplit,
  args: {
    id: 'rooms',
    label: '5名を部屋に分ける',
    title: 'だれがどの部屋か',
    text: '寝台を使うのは3名です。',
    rooms: [roomOf('1室目', 2, 1), roomOf('2室目', 1, 1)],
    people: [
      { name: '大人1', text: '寝台', room: 0 },
      { name: '大人2', text: '寝台', room: 1 },
      { name: '小人', text: '寝台', room: 0 },
      { name: '幼児', text: '添い寝', room: 1 },
      { name: '乳児', text: '添い寝', room: 0 },
    ],
    onMove: fn(),
    actions: <Button size="small">3室目を足す</Button>,
  },
} satisfies Meta<typeof RoomSplit>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '試す',
  render: function Render(args) {
    const [people, setPeople] = useState(args.people);
    return (
      <RoomSplit
        {...args}
        people={people}
        onMove={(person, room) =>
          setPeople(people.map((each, at) => (at === person ? { ...each, room } : each)))
        }
      />
    );
  },
};

export const Faults: Story = {
  name: '部屋の不足',
  args: {
    rooms: [
      { ...roomOf('1室目', 2, 0), problem: '寝台が足りません(3/2)' },
      { ...roomOf('2室目', 0, 1), problem: '大人がいません' },
    ],
  },
};

const many = ['1室目', '2室目', '3室目', '4室目'].map((name) => roomOf(name, 1, 0));

export const FourRooms: Story = { name: '4室', args: { rooms: many } };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
