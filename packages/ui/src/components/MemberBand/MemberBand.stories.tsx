import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemberBand, MemberBandLink } from './MemberBand.tsx';

const meta = {
  title: 'Shell/MemberBand',
  component: MemberBand,
  parameters: { layout: 'fullscreen' },
  args: {
    name: '高橋 美咲 様',
    number: '4402-7719',
    next: (
      <MemberBandLink href="#next">次のご乗船 12月5日(土) 19:00 東雲港 → 北斗浜港</MemberBandLink>
    ),
  },
} satisfies Meta<typeof MemberBand>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const WithoutNext: Story = { name: '予約がないとき', args: { next: null } };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone375' } } };
