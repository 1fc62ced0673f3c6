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

export const TimeIsUp: Story = {
  name: '期限切れの知らせ',
  args: {
    from: { time: 'メール', label: '送信しました' },
    until: { time: '期限', label: '過ぎました' },
    share: 'over',
  },
};

export const Done: Story = {
  name: '使い終わった',
  args: {
    from: { time: 'メール', label: '送信しました' },
    until: { time: 'お手続き', label: '終わっています' },
    share: 'done',
  },
};

export const Broken: Story = {
  name: '途中で切れている',
  args: {
    from: { time: 'リンク', label: '途中で切れています' },
    until: { time: 'お手続き', label: '開けませんでした' },
    share: 'broken',
  },
};

export const Unsent: Story = {
  name: 'まだ送れていない',
  args: {
    from: { time: 'いま', label: '送信できません' },
    until: { time: 'メール', label: 'まだ出ていません' },
    share: 'unsent',
  },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
