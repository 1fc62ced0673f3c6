import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Container/Container.tsx';
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
