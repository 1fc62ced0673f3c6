import type { Meta, StoryObj } from '@storybook/react-vite';
import { KindNav, KindNavLink } from './KindNav.tsx';

const meta = {
  title: 'Navigation/KindNav',
  component: KindNav,
  args: {
    label: '予約の種類',
    children: [
      <KindNavLink key="upcoming" href="#upcoming" aria-current="page" count={2}>
        これから
      </KindNavLink>,
      <KindNavLink key="past" href="#past" count={7}>
        過去
      </KindNavLink>,
      <KindNavLink key="cancelled" href="#cancelled" count={1}>
        取消済み
      </KindNavLink>,
    ],
  },
} satisfies Meta<typeof KindNav>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Uncounted: Story = {
  name: '件数がまだわからない',
  args: {
    children: [
      <KindNavLink key="upcoming" href="#upcoming" aria-current="page">
        これから
      </KindNavLink>,
      <KindNavLink key="past" href="#past">
        過去
      </KindNavLink>,
    ],
  },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
