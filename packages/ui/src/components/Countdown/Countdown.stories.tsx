import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Countdown, type CountdownProps } from './Countdown.tsx';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

// Minutes are shown: from half of one, loading, or a picture taken a minute later, cannot pass into the next.
const hour = 59.5;

const meta = {
  title: 'Feedback/Countdown',
  component: Countdown,
  args: {
    until: inMinutes(hour),
    label: '仮予約の期限まで',
    title: 'お席を20:20までお取り置きしています',
    action: <Button size="small">15分延長する</Button>,
    before: '残り10分になったら延長できます',
    onExpire: fn(),
  },
} satisfies Meta<typeof Countdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Extendable: Story = { name: '残り10分を切る', args: { until: inMinutes(9.5) } };

/** Seconds are shown, so they count from when the story is shown and not from when its file was read. */
const FromNow = ({ minutes, ...props }: CountdownProps & { minutes: number }) => {
  const [until] = useState(() => inMinutes(minutes));
  return <Countdown {...props} until={until} />;
};

export const Urgent: Story = {
  name: '残り5分を切る',
  render: (args) => <FromNow {...args} minutes={4.5} />,
};

export const Expired: Story = { name: '期限切れ', args: { until: inMinutes(-1) } };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
