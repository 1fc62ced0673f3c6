import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Disclosure, DisclosureGroup } from './Disclosure.tsx';

const meta = {
  title: 'Data/Disclosure',
  component: Disclosure,
  args: {
    summary: '運賃の内訳を見る',
    children: (
      <DescriptionList
        rows={[
          { term: '大人 2名', value: '12,600円' },
          { term: '燃料油価格変動調整金', value: '600円' },
        ]}
      />
    ),
    onToggle: fn(),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Open: Story = { name: '開いたところ', args: { isDefaultOpen: true } };

export const Grouped: Story = {
  name: '並べる',
  render: () => (
    <DisclosureGroup>
      <Disclosure summary="車いすのまま乗船できますか" isDefaultOpen>
        はい。乗船口から客室まで、段差なくお進みいただけます。
      </Disclosure>
      <Disclosure summary="ペットは客室に入れますか">
        ペットと泊まれる客室をご予約ください。
      </Disclosure>
      <Disclosure summary="何分前までに着けばよいですか">
        徒歩のお客様は30分前、車両のお客様は60分前までにお越しください。
      </Disclosure>
    </DisclosureGroup>
  ),
};

export const Exclusive: Story = {
  name: '一つだけ開く',
  render: () => (
    <DisclosureGroup isExclusive>
      <Disclosure summary="クレジットカードで支払う" isDefaultOpen>
        その場で予約が確定します。
      </Disclosure>
      <Disclosure summary="コンビニで支払う">支払期限までにお支払いください。</Disclosure>
    </DisclosureGroup>
  ),
};

export const Framed: Story = {
  name: 'カードとして並べる',
  render: () => (
    <DisclosureGroup isFramed>
      <Disclosure summary="週末の混雑について">お早めに港へお越しください。</Disclosure>
      <Disclosure summary="車でご乗船のお客様へ" isDefaultOpen>
        車検証をお持ちください。
      </Disclosure>
    </DisclosureGroup>
  ),
};

export const Dated: Story = {
  name: '日付を添える',
  render: () => (
    <DisclosureGroup isFramed>
      <Disclosure lead="2027年12月15日(水)" summary="年末年始の混雑について">
        お早めに港へお越しください。
      </Disclosure>
      <Disclosure lead="2027年7月1日(木)" summary="車でご乗船のお客様へ">
        車検証をお持ちください。
      </Disclosure>
    </DisclosureGroup>
  ),
};

export const Titled: Story = {
  name: '見出しと一行で言う',
  render: () => (
    <DisclosureGroup isFramed>
      <Disclosure
        headingLevel={2}
        id="fare"
        summary="運賃・お支払い"
        detail="12,600円 お支払い済み"
      >
        クレジットカードでお支払い済みです。
      </Disclosure>
      <Disclosure headingLevel={2} summary="乗船者" detail="大人2名・小人1名" isDefaultOpen>
        山田 花子、山田 太郎、山田 結
      </Disclosure>
      <Disclosure headingLevel={2} summary="領収書">
        発行できる領収書はありません。
      </Disclosure>
    </DisclosureGroup>
  ),
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    isDefaultOpen: true,
    summary: '往路と復路の運賃の内訳、等級差額、選べる割引とその金額の比較を見る',
  },
  globals: { viewport: { value: 'phone320' } },
};
