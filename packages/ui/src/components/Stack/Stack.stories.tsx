import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    gap: 4,
    children: [<Card key="1">1便</Card>, <Card key="2">3便</Card>, <Card key="3">5便</Card>],
  },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Tight: Story = { name: '間隔 1(4 px)', args: { gap: 1 } };

export const Roomy: Story = { name: '間隔 8(32 px)', args: { gap: 8 } };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
