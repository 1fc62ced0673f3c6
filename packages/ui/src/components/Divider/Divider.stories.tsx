import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '試す',
  render: () => (
    <Card>
      <p>往路 8月2日(日) 22:50発</p>
      <Divider />
      <p>復路 8月5日(水) 13:40発</p>
    </Card>
  ),
};
