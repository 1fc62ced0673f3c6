import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { CalendarPanel } from './CalendarPanel.tsx';

const meta = {
  title: 'Fields/CalendarPanel',
  component: CalendarPanel,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <CalendarPanel {...args} value={value} onChange={setValue} />;
  },
  args: {
    label: '乗船日',
    min: '2026-08-02',
    max: '2026-10-31',
    today: '2026-08-02',
    onChange: fn(),
  },
} satisfies Meta<typeof CalendarPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Chosen: Story = { name: '選択済み', args: { value: '2026-08-15' } };

export const Stay: Story = {
  name: '往路の日からの滞在',
  args: { value: '2026-08-15', days: {}, start: { date: '2026-08-11', name: '往路' } },
};

export const LastMonth: Story = {
  name: '選べる最後の月',
  args: { value: '2026-10-12', max: '2026-10-20' },
};

export const Weekends: Story = {
  name: '土曜・日曜の選択',
  args: { value: '2026-08-23', min: '2026-07-01' },
};

export const SixWeeks: Story = { name: '6週にわたる月', args: { value: '2026-08-30' } };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
