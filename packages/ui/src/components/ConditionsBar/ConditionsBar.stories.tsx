import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { ConditionsBar } from './ConditionsBar.tsx';

const meta = {
  title: 'Booking/ConditionsBar',
  component: ConditionsBar,
  args: {
    label: '検索の条件',
    sign: '夜',
    hue: 2,
    conditions: [
      { term: '区間', value: '東雲港 → 北斗浜港' },
      { term: '乗船日', value: '12月5日(土)〜12月8日(火)' },
      { term: '人数', value: '大人2名・小人1名・幼児1名・乳児1名' },
      { term: '車両・ペット・客室の希望', value: '乗用車(469cm)' },
    ],
    action: (
      <ButtonLink href="#change" size="small" aria-label="検索の条件を変更する">
        変更する
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof ConditionsBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const OneWay: Story = {
  name: '片道・徒歩',
  args: {
    sign: '海',
    hue: 1,
    conditions: [
      { term: '区間', value: '汐見港 → 凪浦港' },
      { term: '乗船日', value: '11月28日(土)' },
      { term: '人数', value: '大人1名' },
    ],
  },
};

export const ReadOnly: Story = { name: '変更できない', args: { action: undefined } };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
