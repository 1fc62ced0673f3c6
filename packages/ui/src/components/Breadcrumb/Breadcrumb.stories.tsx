import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb, BreadcrumbLink } from './Breadcrumb.tsx';

const link = (text: string) => (
  <BreadcrumbLink key={text} href="#above">
    {text}
  </BreadcrumbLink>
);

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: { current: '予約の内容', children: [link('ホーム'), link('予約の一覧')] },
} satisfies Meta<typeof Breadcrumb>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const OneAbove: Story = {
  name: '上の階層が一つ',
  args: { current: '提携きっぷ', children: link('ホーム') },
};

export const LongText: Story = {
  name: '長い名前・狭い画面',
  args: {
    current: '障がい者割引をご利用のお客様へ、乗船当日にお持ちいただくもののご案内',
    children: [
      link('ホーム'),
      link('ご利用の案内'),
      link('汐見港第二フェリーターミナル(臨時桟橋)からご乗船のお客様へ'),
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};
