import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '#reservation', children: '便を探す' },
} satisfies Meta<typeof ButtonLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Primary: Story = {
  name: '画面で一つの次の一歩',
  args: { tone: 'primary', size: 'large' },
};

export const Quiet: Story = { name: '控えめ', args: { tone: 'quiet', children: 'トップへ戻る' } };

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: { isWide: true, children: 'インターネットで予約できない車両についてのご案内を見る' },
  globals: { viewport: { value: 'phone320' } },
};
