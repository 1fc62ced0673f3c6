import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { OptionalMarks } from './OptionalMarks.tsx';

const fields = (
  <Stack gap={5}>
    <Text>「任意」と書いた項目のほかは、すべてご入力ください。</Text>
    <TextField label="お住まいの市区町村" requirement="required" />
    <TextField label="車名" requirement="optional" />
  </Stack>
);

const meta = {
  title: 'Layout/OptionalMarks',
  component: OptionalMarks,
  args: { children: fields },
} satisfies Meta<typeof OptionalMarks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };
