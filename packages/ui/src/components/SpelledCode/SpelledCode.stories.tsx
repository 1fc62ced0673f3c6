import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpelledCode } from './SpelledCode.tsx';

const meta = {
  title: 'Text/SpelledCode',
  component: SpelledCode,
  args: { code: '7KQ4MX9R' },
} satisfies Meta<typeof SpelledCode>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const OwnGroups: Story = {
  name: '区切りが4文字ずつでない番号',
  args: { code: '1234567890', shown: '1234-567-890' },
};
