import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { NumberStepper } from './NumberStepper.tsx';

const meta = {
  title: 'Fields/NumberStepper',
  component: NumberStepper,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <NumberStepper {...args} value={value} onChange={setValue} />;
  },
  args: {
    label: '大人',
    support: '中学生以上',
    value: 2,
    max: 9,
    limitMessage: 'インターネットでは9人までです。10人以上はお電話でお申し込みください。',
    onChange: fn(),
  },
} satisfies Meta<typeof NumberStepper>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const AtMaximum: Story = { name: '上限', args: { value: 9 } };

export const AtMinimum: Story = { name: '下限', args: { value: 0 } };

export const WithError: Story = {
  name: 'エラー',
  args: { value: 0, error: '乗船する方を1人以上選んでください。' },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    label: '幼児(1歳以上の未就学児)',
    support: '大人1人につき1人まで、席を使わなければ無料です',
  },
  globals: { viewport: { value: 'phone320' } },
};
