import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: { width: 'wide', children: <Card>ページの中身</Card> },
} satisfies Meta<typeof Container>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Form: Story = { name: 'フォームの幅(720 px)', args: { width: 'form' } };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
