import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Money } from './Money.tsx';

const meta = {
  title: 'Booking/Money',
  component: Money,
  args: { amount: 12300 },
} satisfies Meta<typeof Money>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Sizes: Story = {
  name: '大きさ',
  render: (args) => (
    <Stack>
      <Money {...args} />
      <Money {...args} size="medium" />
      <Money {...args} size="cabin" />
      <Money {...args} size="large" />
      <Money {...args} size="total" />
    </Stack>
  ),
};

export const Refund: Story = { name: '払い戻し', args: { amount: -1230 } };

export const Large: Story = {
  name: '大きな金額・狭い画面',
  args: { amount: 1234560, size: 'large' },
  globals: { viewport: { value: 'phone320' } },
};
