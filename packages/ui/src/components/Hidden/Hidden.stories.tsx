import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hidden } from './Hidden.tsx';

const meta = {
  title: 'Layout/Hidden',
  component: Hidden,
  args: { below: 'sm', children: '600 px 以上でだけ見えます。' },
} satisfies Meta<typeof Hidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const FromLarge: Story = {
  name: '1264 px 以上で隠す',
  args: { below: undefined, from: 'lg', children: '1264 px 未満でだけ見えます。' },
};
