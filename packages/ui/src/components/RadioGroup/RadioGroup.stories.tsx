import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: {
    label: '片道・往復',
    options: [
      { value: 'oneWay', label: '片道' },
      { value: 'return', label: '往復' },
    ],
    defaultValue: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Inline: Story = { name: '横並び', args: { isInline: true } };

export const WithSupport: Story = {
  name: '説明つきの選択肢',
  args: {
    requirement: 'required',
    options: [
      { value: 'card', label: 'クレジットカード', support: 'すぐに予約が確定します。' },
      {
        value: 'store',
        label: 'コンビニ',
        support: '期限までに店頭でお支払いください。',
      },
    ],
  },
};

export const WithError: Story = {
  name: 'エラー',
  args: { requirement: 'required', error: '片道か往復かを選んでください。' },
};

export const Segmented: Story = {
  name: '一本の棒',
  args: { isSegmented: true, isLabelHidden: true, defaultValue: 'return' },
};

export const HiddenLabel: Story = {
  name: '見出しを隠す',
  args: { isLabelHidden: true, isInline: true },
};

export const Narrow: Story = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone320' } },
  args: { isInline: true },
};
