import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Fields/ErrorSummary',
  component: ErrorSummary,
  render: (args) => (
    <Stack gap={6}>
      <ErrorSummary {...args} />
      <TextField id="family-name" label="姓" error="姓を入力してください。" />
      <TextField id="phone" label="電話番号" error="電話番号を入力してください。" />
    </Stack>
  ),
  args: {
    problems: [
      { id: 'family-name', message: '姓を入力してください。' },
      { id: 'phone', message: '電話番号を入力してください。' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const One: Story = {
  name: '1件でも出す',
  args: { problems: [{ id: 'family-name', message: '姓を入力してください。' }] },
};

export const Several: Story = {
  name: '一人を1行にする',
  args: {
    problems: [
      { id: 'given-2', message: '乗船者2(大人)の名を入力してください。(ほか3件)' },
      { id: 'given-3', message: '乗船者3(小人)の名を入力してください。(ほか3件)' },
    ],
    count: 12,
    rest: 'ほか4件',
  },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
