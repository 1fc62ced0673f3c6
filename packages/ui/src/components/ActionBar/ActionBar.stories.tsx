import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { Container } from '../Container/Container.tsx';
import { FareBreakdown } from '../FareBreakdown/FareBreakdown.tsx';
import { Money } from '../Money/Money.tsx';
import { SkeletonBlock } from '../Skeleton/Skeleton.tsx';
import { ActionBar } from './ActionBar.tsx';

const meta = {
  title: 'Actions/ActionBar',
  component: ActionBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: '合計(税込)',
    summary: <Money amount={60475} size="medium" />,
    children: <Button tone="primary">内容の確認へ進む</Button>,
  },
  render: (args) => (
    <Container>
      <SkeletonBlock height={1200} />
      <ActionBar {...args} />
    </Container>
  ),
} satisfies Meta<typeof ActionBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

const details = (
  <FareBreakdown
    isCaptionHidden
    lines={[
      { id: 'adult', label: '大人(ツーリスト)', quantity: 2, unitPrice: 12300, amount: 24600 },
      { id: 'fuel', label: '燃料油価格変動調整金', amount: 1800 },
    ]}
    total={26400}
  />
);

export const Details: Story = {
  name: '内容を開ける',
  args: { details },
  globals: { viewport: { value: 'phone375' } },
};

const open: Story['play'] = ({ canvasElement }) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: '予約の内容' }));

export const DetailsOpen: Story = {
  name: '内容を開いた',
  args: { details },
  globals: { viewport: { value: 'phone375' } },
  play: open,
};

export const BesideSummary: Story = {
  name: '側欄の概要と一緒に',
  args: { details },
  render: (args) => (
    <Container>
      <Columns asideLabel="予約の内容" isAsideSticky isAsideWide aside={<Card>{details}</Card>}>
        <SkeletonBlock height={1200} />
        <ActionBar {...args} />
      </Columns>
    </Container>
  ),
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    children: (
      <Button tone="primary" isWide>
        60,475円を支払って予約を確定する
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone320' } },
};
