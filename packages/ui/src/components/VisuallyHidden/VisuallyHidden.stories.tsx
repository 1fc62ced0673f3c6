import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '(代表者の電話番号)' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '試す',
  render: (args) => (
    <a href="#edit">
      変更する
      <VisuallyHidden {...args} />
    </a>
  ),
};
