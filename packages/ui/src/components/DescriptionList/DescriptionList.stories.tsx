import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const change = (term: string) => (
  <Link href="#change">
    変更する<VisuallyHidden>({term})</VisuallyHidden>
  </Link>
);

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    rows: [
      { term: '氏名', value: '汐凪 太郎', action: change('氏名') },
      { term: '電話番号', value: '090-1234-5678', action: change('電話番号') },
      {
        term: 'メールアドレス',
        value: 'taro.shionagi.long-address-for-tests@example.jp',
        action: change('メールアドレス'),
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const WithoutActions: Story = {
  name: '変更なし',
  args: {
    rows: [
      { term: '予約番号', value: 'K7QM-3RT9' },
      { term: '便', value: '8月2日(日) 22:50発' },
    ],
  },
};

export const InColumns: Story = {
  name: '画面の幅に合わせて並べる',
  args: {
    isInColumns: true,
    rows: [
      { term: '所在地', value: '東雲市臨港5丁目6番' },
      { term: '行き方', value: '東雲駅から連絡バスで15分。' },
      { term: '持ち物', value: '乗船券、車検証' },
      { term: 'お電話', value: '0120-000-003' },
    ],
  },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    rows: [
      {
        term: '乗船当日に連絡がとれる電話番号(代表者と異なる場合)',
        value: '090-1234-5678',
        action: change('乗船当日に連絡がとれる電話番号'),
      },
      {
        term: 'ご住所',
        value:
          '北海道函館市港町三丁目十九番二号 汐凪フェリーターミナル第二別館四階 潮待島航路営業所気付',
        action: change('ご住所'),
      },
      { term: '領収書の宛名', value: '—' },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
