import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepIndicator } from './StepIndicator.tsx';

const meta = {
  title: 'Feedback/StepIndicator',
  component: StepIndicator,
  args: { steps: ['便の選択', 'お客様情報', '内容の確認', 'お支払い', '完了'], current: 2 },
} satisfies Meta<typeof StepIndicator>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const First: Story = { name: '最初', args: { current: 1 } };

export const Last: Story = { name: '最後', args: { current: 5 } };

export const Narrow: Story = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone320' } },
};
