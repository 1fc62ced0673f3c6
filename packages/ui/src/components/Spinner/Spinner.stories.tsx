import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: '空席を確認しています' },
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const OwnWords: Story = {
  name: '長くかかるときの言葉を決める',
  args: {
    label: 'お支払いの結果を確認しています',
    slowLabel: '確認に時間がかかっています。この画面を閉じても予約は失われません',
  },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: { label: '往路と復路の空席と、選べる割引を合わせた運賃を確認しています' },
  globals: { viewport: { value: 'phone320' } },
};
