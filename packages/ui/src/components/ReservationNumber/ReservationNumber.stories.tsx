import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReservationNumber } from './ReservationNumber.tsx';

const meta = {
  title: 'Booking/ReservationNumber',
  component: ReservationNumber,
  args: { number: 'K7QM3RT9' },
} satisfies Meta<typeof ReservationNumber>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
