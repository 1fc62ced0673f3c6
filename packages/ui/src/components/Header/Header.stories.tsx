import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Header, HeaderLink, HeaderLogo, HeaderText } from './Header.tsx';

const meta = {
  title: 'Shell/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <HeaderLogo href="#home">汐凪フェリー</HeaderLogo>,
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

export const Member: Story = {
  name: '会員がログインしている',
  args: {
    children: [
      <HeaderLink key="1" href="#reservation">
        予約
      </HeaderLink>,
      <HeaderText key="2">山田 花子 様</HeaderText>,
      <HeaderLink key="3" href="#signout">
        ログアウト
      </HeaderLink>,
    ],
  },
};

export const MenuOpen: Story = {
  name: '電話の幅でメニューを開く',
  globals: { viewport: { value: 'phone375' } },
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'メニュー' })),
};

export const LongText: Story = {
  name: '長い社名',
  args: {
    logo: <HeaderLogo href="#home">汐凪フェリー(汐凪海運グループ)公式予約サイト</HeaderLogo>,
  },
  globals: { viewport: { value: 'phone320' } },
};

export const LongMenu: Story = {
  name: '長いメニュー',
  args: {
    children: [
      '予約・空席照会',
      '予約の確認・変更・取消',
      '提携きっぷ',
      '運賃の試算',
      '障がい者割引のご案内',
      '会員ページ',
      'ログアウト',
    ].map((text) => (
      <HeaderLink key={text} href="#menu">
        {text}
      </HeaderLink>
    )),
  },
};
