import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonBlock, SkeletonLine, SkeletonRow } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: {
    label: '便を読み込んでいます',
    children: (
      <>
        <SkeletonLine width={60} />
        <SkeletonLine />
        <SkeletonLine width={80} />
      </>
    ),
  },
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Cards: Story = {
  name: 'カードの形',
  args: {
    children: (
      <>
        <SkeletonBlock height={168} />
        <SkeletonBlock height={168} />
      </>
    ),
  },
};

export const Rows: Story = {
  name: '一覧の行の形',
  args: {
    children: (
      <>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </>
    ),
  },
};
