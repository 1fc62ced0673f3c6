import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: {
    gap: 3,
    children: [
      <Card key="1">大人2名</Card>,
      <Card key="2">乗用車1台</Card>,
      <Card key="3">ツーリスト洋室</Card>,
    ],
  },
} satisfies Meta<typeof Inline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Between: Story = { name: '両端にそろえる', args: { justify: 'between' } };

export const Narrow: Story = {
  name: '狭い画面では折り返す',
  globals: { viewport: { value: 'phone320' } },
};
