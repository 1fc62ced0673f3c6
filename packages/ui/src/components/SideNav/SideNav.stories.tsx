import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { SideNav, SideNavLink } from './SideNav.tsx';

const meta = {
  title: 'Navigation/SideNav',
  component: SideNav,
  args: {
    label: '会員情報',
    links: [
      <SideNavLink key="own" href="#own">
        お客様の情報
      </SideNavLink>,
      <SideNavLink key="companions" href="#companions" aria-current="page">
        同行者
      </SideNavLink>,
      <SideNavLink key="vehicles" href="#vehicles">
        車両
      </SideNavLink>,
      <SideNavLink key="security" href="#security">
        ログインと安全
      </SideNavLink>,
    ],
    children: <Heading level={1}>同行者</Heading>,
  },
} satisfies Meta<typeof SideNav>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Narrow: Story = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone320' } },
};
