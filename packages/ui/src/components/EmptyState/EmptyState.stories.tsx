import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { SeaPicture } from '../SeaPicture/SeaPicture.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'この日に運航する便はありません',
    children: '前後の日には便があります。日付を変えてお探しください。',
    action: (
      <>
        <Button>8月1日(土)の便を見る</Button>
        <Button>8月3日(月)の便を見る</Button>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const WithoutAction: Story = {
  name: '次の一歩がない',
  args: { action: undefined, title: 'お知らせはありません', children: undefined },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };

export const WithPicture: Story = {
  name: '絵のある空のページ',
  args: { picture: <SeaPicture scene="calm" /> },
};
