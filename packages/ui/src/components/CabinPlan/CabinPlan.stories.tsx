import type { Meta, StoryObj } from '@storybook/react-vite';
import { CabinPlan } from './CabinPlan.tsx';

const meta = {
  title: 'Booking/CabinPlan',
  component: CabinPlan,
  args: { kind: 'room', hue: 2, berths: 2, taken: [2, 1] },
} satisfies Meta<typeof CabinPlan>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Seats: Story = { name: '座席', args: { kind: 'seats', hue: 1, taken: [2] } };

export const Floor: Story = { name: 'カーペット', args: { kind: 'floor', hue: 1, taken: [3] } };

export const Bunks: Story = { name: '寝台', args: { kind: 'bunks', taken: [3] } };

export const Shared: Story = { name: '相部屋', args: { kind: 'shared', berths: 4, taken: [3] } };

export const Private: Story = {
  name: '相部屋を貸し切る',
  args: { kind: 'shared', berths: 4, taken: [3], isPrivate: true },
};

export const Singles: Story = { name: '1名個室を3室', args: { berths: 1, taken: [1, 1, 1] } };

export const Sharing: Story = { name: '添い寝', args: { taken: [2], sharing: 1 } };

export const Accessible: Story = {
  name: '車いす',
  args: { hue: 1, berths: 3, taken: [2], isAccessible: true },
};

export const Pets: Story = { name: 'ペットと', args: { berths: 2, taken: [2], takesPets: true } };

export const Off: Story = { name: '満席', args: { kind: 'seats', hue: 3, taken: [], isOff: true } };
