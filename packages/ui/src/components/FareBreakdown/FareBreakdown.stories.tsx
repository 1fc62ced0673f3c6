import type { Meta, StoryObj } from '@storybook/react-vite';
import { FareBreakdown } from './FareBreakdown.tsx';

const meta = {
  title: 'Booking/FareBreakdown',
  component: FareBreakdown,
  args: {
    lines: [
      { id: 'adult', label: '大人(ツーリスト)', quantity: 2, unitPrice: 12300, amount: 24600 },
      { id: 'child', label: '小人(ツーリスト)', quantity: 1, unitPrice: 6150, amount: 6150 },
      {
        id: 'car',
        label: '乗用車 5 m未満(運転者1名を含む)',
        quantity: 1,
        unit: '台',
        unitPrice: 31000,
        amount: 31000,
      },
      { id: 'fuel', label: '燃料油価格変動調整金', amount: 1800 },
      { id: 'web', label: 'WEB割引', amount: -3075 },
    ],
    total: 60475,
  },
} satisfies Meta<typeof FareBreakdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const HiddenCaption: Story = { name: '題を隠す', args: { isCaptionHidden: true } };

export const OneLine: Story = {
  name: '一行だけ',
  args: { lines: [{ id: 'bike', label: '自転車', amount: 1200 }], total: 1200 },
};

export const Refund: Story = {
  name: '払い戻し',
  args: {
    caption: '払い戻しの内訳',
    totalLabel: '払い戻し額',
    lines: [
      { id: 'paid', label: 'お支払い済みの金額', amount: 60475 },
      { id: 'fee', label: '取消手数料(乗船日の6日前から2日前まで・10%)', amount: -6050 },
    ],
    total: 54425,
  },
};

export const RoundTrip: Story = {
  name: '往路・復路・割引',
  args: {
    lines: [
      {
        id: 'disabled',
        label: '障がい者割引',
        note: '50%・第1種の方と介護者1名の運賃に',
        amount: -12300,
      },
    ],
    sections: [
      {
        id: 'outbound',
        title: '往路 8月2日(日) 汐見 → 長浦',
        lines: [
          { id: 'adult', label: '大人(ツーリスト)', quantity: 2, unitPrice: 12300, amount: 24600 },
          {
            id: 'car',
            label: '乗用車 5 m未満(運転者1名を含む)',
            quantity: 1,
            unit: '台',
            unitPrice: 31000,
            amount: 31000,
          },
          { id: 'fuel', label: '燃料油価格変動調整金', amount: 1800 },
        ],
        subtotal: 57400,
      },
      {
        id: 'return',
        title: '復路 8月9日(日) 長浦 → 汐見',
        lines: [
          { id: 'adult', label: '大人(ツーリスト)', quantity: 2, unitPrice: 12300, amount: 24600 },
          { id: 'return', label: '往復割引', note: '10%・復路の運賃に', amount: -2460 },
        ],
        subtotal: 22140,
      },
    ],
    total: 67240,
  },
};

export const RoundTripNarrow: Story = {
  ...RoundTrip,
  name: '往路・復路・割引(狭い画面)',
  globals: { viewport: { value: 'phone320' } },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    lines: [
      {
        id: 'room',
        label: 'デラックスツイン・バリアフリー(貸切)大人運賃の50%×空きベッド',
        quantity: 12,
        unitPrice: 123450,
        amount: 1481400,
      },
      { id: 'discount', label: '障がい者割引(第1種・介護者1名を含む)', amount: -740700 },
    ],
    total: 740700,
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
