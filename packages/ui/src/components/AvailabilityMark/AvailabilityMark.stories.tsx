import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { AvailabilityMark } from './AvailabilityMark.tsx';

const words = [
  'available',
  'few',
  'full',
  'notYetOpen',
  'webClosed',
  'departed',
  'cancelled',
  'unsuitable',
] as const;

const meta = {
  title: 'Booking/AvailabilityMark',
  component: AvailabilityMark,
  args: { availability: 'available' },
} satisfies Meta<typeof AvailabilityMark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const All: Story = {
  name: '7つのことば',
  render: () => (
    <Stack gap={2} align="start">
      {words.map((availability) => (
        <AvailabilityMark key={availability} availability={availability} />
      ))}
    </Stack>
  ),
};

export const Narrow: Story = {
  ...All,
  name: '狭い画面',
  globals: { viewport: { value: 'phone320' } },
};
