import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: {
    label: '1室を貸し切る',
    support: '+7,410円(空き寝台 1つ)',
    isSelected: false,
    onChange: fn(),
  },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '試す',
  render: function Render(args) {
    const [isSelected, setSelected] = useState(args.isSelected);
    return <Switch {...args} isSelected={isSelected} onChange={setSelected} />;
  },
};

export const On: Story = { name: '入', args: { isSelected: true } };

export const LabelOnly: Story = { name: '説明なし', args: { support: undefined } };

export const LongText: Story = {
  name: '長い文',
  args: { label: 'この客室を貸し切り、ほかのお客様と同じ部屋にならないようにする' },
  globals: { viewport: { value: 'phone320' } },
};
