import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from './Box.tsx';

const meta = {
  title: 'Layout/Box',
  component: Box,
  args: {
    padding: 4,
    ground: 'page',
    isRounded: true,
    children: '出港の30分前までにお越しください。',
  },
} satisfies Meta<typeof Box>;

export default meta;

type Story = StoryObj<typeof meta>;

/** 余白と地色を選びます。 */
export const Playground: Story = { name: '試す' };

export const Grounds: Story = {
  name: '地色',
  render: (args) => (
    <>
      <Box {...args} ground="plain">
        白い地
      </Box>
      <Box {...args} ground="page">
        ページの地
      </Box>
      <Box {...args} ground="selected">
        選択中の地
      </Box>
      <Box {...args} ground="deep">
        深い海の地
      </Box>
    </>
  ),
};
