import type { Meta, StoryObj } from '@storybook/react-vite';
import { EvenColumns } from '../Columns/Columns.tsx';
import { Money } from '../Money/Money.tsx';
import { Text } from '../Text/Text.tsx';
import { RouteCard } from './RouteCard.tsx';

const fare = (amount: number) => (
  <>
    <Text as="span" size="label" tone="quiet">
      大人
    </Text>
    <Money amount={amount} size="medium" />〜
  </>
);

const meta = {
  title: 'Booking/RouteCard',
  component: RouteCard,
  args: {
    href: '#route',
    name: '汐見・凪浦航路',
    sign: '海',
    hue: 1,
    stops: ['汐見港', '凪浦港'],
    facts: '3時間40分',
    service: (
      <Text as="span" size="dense" tone="success" isBold>
        通常運航
      </Text>
    ),
    fare: fare(4400),
  },
} satisfies Meta<typeof RouteCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Routes: Story = {
  name: '3つの航路',
  render: (args) => (
    <EvenColumns count={3}>
      <RouteCard {...args} />
      <RouteCard
        {...args}
        name="東雲・北斗浜航路"
        sign="夜"
        hue={2}
        stops={['東雲港', '北斗浜港']}
        facts="17時間30分"
        fare={fare(9710)}
      />
      <RouteCard
        {...args}
        name="凪浦諸島航路"
        sign="島"
        hue={3}
        stops={['凪浦港', '鈴音島港', '千鳥島港', '帆影島港']}
        facts="35分〜1時間55分"
        fare={fare(820)}
      />
    </EvenColumns>
  ),
};

export const Waiting: Story = {
  name: '運賃を待つ間',
  args: { service: undefined, fare: undefined },
};

export const Narrow: Story = {
  name: '寄港が多い・狭い画面',
  args: { hue: 3, sign: '島', stops: ['凪浦港', '鈴音島港', '千鳥島港', '帆影島港'] },
  globals: { viewport: { value: 'phone320' } },
};
