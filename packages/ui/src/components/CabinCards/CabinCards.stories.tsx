import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { CabinPlan } from '../CabinPlan/CabinPlan.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { CabinCards } from './CabinCards.tsx';

const meta = {
  title: 'Booking/CabinCards',
  component: CabinCards,
  args: {
    label: '客室を選ぶ',
    name: 'cabin',
    value: undefined,
    onChange: fn(),
    cabins: [
      {
        value: 'bunk',
        name: 'ツーリスト寝台',
        plan: <CabinPlan kind="bunks" hue={2} taken={[3]} />,
        tags: ['相部屋'],
        text: '2段寝台の相部屋です。カーテンで仕切れます。',
        availability: 'available',
        price: 55990,
        unit: '3名分',
        parts: { summary: '割引後(−2,810円)', lines: '割引前 58,800円' },
      },
      {
        value: 'comfort',
        name: 'コンフォート寝台',
        plan: <CabinPlan kind="shared" hue={2} berths={4} taken={[3]} isPrivate />,
        tags: ['貸切可'],
        text: '幅の広い1段寝台の、4名ずつの相部屋です。',
        availability: 'available',
        price: 71000,
        unit: '3名分・1室貸切',
        option: (
          <Switch label="1室を貸し切る" support="+7,410円" isSelected onChange={() => undefined} />
        ),
      },
      {
        value: 'twin',
        name: 'デラックスツイン',
        plan: <CabinPlan kind="room" hue={2} berths={2} taken={[2, 1]} />,
        tags: ['定員2名'],
        text: '2名用の個室です。',
        availability: 'few',
        remaining: '残り2室',
        price: 90190,
        unit: '2室',
      },
      {
        value: 'premium',
        name: 'プレミアムシングル',
        tags: [],
        text: '窓のある広い1名用の個室です。朝食がつきます。',
        availability: 'full',
        price: 0,
        unit: '',
      },
    ],
  },
} satisfies Meta<typeof CabinCards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '試す',
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <CabinCards {...args} value={value} onChange={setValue} />;
  },
};

export const Picked: Story = { name: '選択中', args: { value: 'comfort' } };

export const Narrow: Story = {
  name: '狭い画面',
  args: { value: 'twin' },
  globals: { viewport: { value: 'phone320' } },
};
