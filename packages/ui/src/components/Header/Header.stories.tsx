import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header, HeaderLink } from './Header.tsx';

const meta = {
  title: 'Shell/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <HeaderLink href="#home">汐凪フェリー</HeaderLink>,
    children: [
      <HeaderLink key="1" href="#reservation" aria-current="page">
        予約
      </HeaderLink>,
      <HeaderLink key="2" href="#search">
        予約の確認
      </HeaderLink>,
      <HeaderLink key="3" href="#signin">
        ログイン
      </HeaderLink>,
    ],
  },
} satisfies Meta<typeof Header>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const LongText: Story = {
  name: '長い社名',
  args: {
    logo: <HeaderLink href="#home">汐凪フェリー(汐凪海運グループ)公式予約サイト</HeaderLink>,
  },
  globals: { viewport: { value: 'phone320' } },
};
