import type { Meta, StoryObj } from '@storybook/react-vite';
import { SailingTime } from './SailingTime.tsx';

const meta = {
  title: 'Booking/SailingTime',
  component: SailingTime,
  args: { time: '22:50', isLarge: true },
} satisfies Meta<typeof SailingTime>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const NextMorning: Story = { name: '翌朝', args: { time: '30:30' } };

export const AfterMidnight: Story = { name: '深夜は両方の書き方', args: { time: '24:10' } };

export const TwoDaysLater: Story = { name: '翌々日', args: { time: '54:00' } };
