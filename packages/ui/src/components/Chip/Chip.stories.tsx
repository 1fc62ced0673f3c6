import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Actions/Chip',
  component: Chip,
  args: { children: '明日', onPress: fn() },
} satisfies Meta<typeof Chip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Current: Story = { name: 'いまの値', args: { isCurrent: true } };

export const Row: Story = {
  name: '並べる',
  render: function Render() {
    const [day, setDay] = useState('今日');
    return (
      <div>
        {['今日', '明日', '今週末'].map((label) => (
          <Chip key={label} isCurrent={day === label} onPress={() => setDay(label)}>
            {label}
          </Chip>
        ))}
      </div>
    );
  },
};

export const Narrow: Story = {
  ...Row,
  name: '狭い画面',
  globals: { viewport: { value: 'phone320' } },
};
