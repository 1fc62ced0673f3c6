import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    tone: 'warning',
    title: '強風による運航への影響',
    children: (
      <>
        8月2日の便に、遅れや欠航の可能性があります。<Link href="#status">運航状況を見る</Link>
      </>
    ),
  },
} satisfies Meta<typeof Banner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Information: Story = {
  name: '知らせ',
  args: {
    tone: 'info',
    title: '定期点検のお知らせ',
    children: '8月10日(月)2:00から4:00まで、ご予約を休止します。',
  },
};

export const WithError: Story = {
  name: '欠航',
  args: {
    tone: 'error',
    title: '本日は全便が欠航します',
    children: <Link href="#refund">変更と払い戻しの手続き</Link>,
  },
};

export const Dismissable: Story = { name: '閉じられる', args: { onDismiss: fn() } };

export const Sticky: Story = {
  name: '固定',
  args: { title: 'インターネットに接続できません。', children: undefined, isSticky: true },
};

export const LongText: Story = {
  name: '長い文章・狭い画面',
  args: {
    title: '台風10号の接近にともなう、8月2日から8月4日までの全航路の運航への影響について',
    onDismiss: fn(),
  },
  globals: { viewport: { value: 'phone320' } },
};
