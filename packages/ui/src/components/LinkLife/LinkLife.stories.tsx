import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkLife } from './LinkLife.tsx';

const meta = {
  title: 'Feedback/LinkLife',
  component: LinkLife,
  args: {
    from: { time: '14:02', label: 'メールを送信' },
    until: { time: '16:02', label: 'リンクの期限(2時間)' },
    share: 0.24,
  },
} satisfies Meta<typeof LinkLife>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const JustBegun: Story = { name: '始まったばかり', args: { share: 0 } };

export const Over: Story = { name: '期限が過ぎた', args: { share: 1 } };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
