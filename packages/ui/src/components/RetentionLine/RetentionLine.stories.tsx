import type { Meta, StoryObj } from '@storybook/react-vite';
import { RetentionLine } from './RetentionLine.tsx';

const meta = {
  title: 'Data/RetentionLine',
  component: RetentionLine,
  args: {
    steps: [
      {
        when: '退会の日',
        title: 'すぐに削除',
        details: 'お名前と連絡先、同行者、車両、カード、パスキー、ログインの記録',
      },
      {
        when: '12か月',
        title: '乗船から12か月で削除',
        details: '旅客名簿のお名前、性別、健康についての情報',
      },
      { when: '30か月', title: '乗船から30か月で削除', details: 'お名前のない予約の記録' },
      { when: '7年', title: '7年で削除', details: 'お支払い、手数料、領収書と宛名' },
    ],
  },
} satisfies Meta<typeof RetentionLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Narrow: Story = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone320' } },
};

export const OneStep: Story = {
  name: 'すべてすぐに',
  args: {
    steps: [{ when: '退会の日', title: 'すべて削除', details: 'お預かりしているもののすべて' }],
  },
};
