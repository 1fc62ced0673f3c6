import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { StepIndicator, StepLink } from './StepIndicator.tsx';

const step = (name: string) => ({
  name,
  link: (content: ReactNode) => <StepLink href="#step">{content}</StepLink>,
});

const oneWay = ['便と客室', 'お客様情報', 'お支払い', '内容の確認', '予約の確定', '完了'].map(step);
const roundTrip = [...['往路の便', '復路の便'].map(step), ...oneWay.slice(1)];

const meta = {
  title: 'Feedback/StepIndicator',
  component: StepIndicator,
  args: { steps: oneWay, current: 2 },
} satisfies Meta<typeof StepIndicator>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const First: Story = { name: '最初', args: { current: 1 } };

export const RoundTrip: Story = { name: '往復', args: { steps: roundTrip, current: 3 } };

export const Last: Story = {
  name: '最後(済んだ手順に戻れない)',
  args: { steps: oneWay.map(({ name }) => ({ name })), current: 6 },
};

export const Narrow: Story = {
  name: '狭い画面',
  args: { steps: roundTrip, current: 3 },
  globals: { viewport: { value: 'phone320' } },
};
