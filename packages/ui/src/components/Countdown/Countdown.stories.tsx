import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Countdown } from './Countdown.tsx';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const meta = {
  title: 'Feedback/Countdown',
  component: Countdown,
  args: {
    until: inMinutes(60),
    label: '仮予約の期限まで',
    title: 'お席を20:20まで確保しています',
    action: <Button size="small">15分延長する</Button>,
    before: '残り10分になったら延長できます',
    onExpire: fn(),
  },
} satisfies Meta<typeof Countdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Extendable: Story = { name: '残り10分を切る', args: { until: inMinutes(9.5) } };

export const Urgent: Story = { name: '残り5分を切る', args: { until: inMinutes(4.5) } };

export const Expired: Story = { name: '期限切れ', args: { until: inMinutes(-1) } };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
