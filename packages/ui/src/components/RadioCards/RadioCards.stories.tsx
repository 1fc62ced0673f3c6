import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { AvailabilityMark } from '../AvailabilityMark/AvailabilityMark.tsx';
import { Money } from '../Money/Money.tsx';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  title: 'Fields/RadioCards',
  component: RadioCards,
  args: {
    label: '等級',
    onChange: fn(),
    options: [
      {
        value: 'tourist',
        title: 'ツーリスト(相部屋)',
        description: 'カーペット敷きの大部屋です。女性専用の区画があります。',
        aside: (
          <>
            <Money amount={12300} size="medium" />
            <br />
            <AvailabilityMark availability="available" />
          </>
        ),
      },
      {
        value: 'deluxe',
        title: 'デラックス(2名個室)',
        description: '海側の窓とシャワーがあります。',
        aside: (
          <>
            <Money amount={24600} size="medium" />
            <br />
            <AvailabilityMark availability="few" />
          </>
        ),
      },
      {
        value: 'suite',
        title: 'スイート(2名個室)',
        unavailableReason: 'この便のスイートは満席です。',
        aside: <AvailabilityMark availability="full" />,
      },
    ],
  },
} satisfies Meta<typeof RadioCards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '試す',
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <RadioCards {...args} value={value} onChange={setValue} />;
  },
};

export const Nothing: Story = { name: '未選択' };

export const Selected: Story = { name: '選択中', args: { value: 'tourist' } };

export const WithError: Story = {
  name: 'エラー',
  args: { requirement: 'required', error: '等級を選んでください。' },
};

const stores = [
  { value: 'minato', title: 'みなとマート' },
  { value: 'umikaze', title: 'うみかぜストア' },
  { value: 'todai', title: 'とうだいマート' },
];

export const InRow: Story = {
  name: '横に並べる',
  args: { label: 'お支払いになる店', options: stores, value: 'umikaze', isInRow: true },
};

export const WithDetails: Story = {
  name: '選んだものに入力が続く',
  args: {
    label: 'お支払い方法',
    value: 'convenienceStore',
    options: [
      { value: 'card', title: 'クレジットカード', description: '今すぐ予約が確定します。' },
      {
        value: 'convenienceStore',
        title: 'コンビニ',
        description: '7月23日(金) 23:59までにお支払いください。',
        details: <RadioCards label="お支払いになる店" options={stores} isInRow />,
      },
    ],
  },
};

export const Narrow: Story = {
  name: '狭い画面',
  args: { value: 'deluxe' },
  globals: { viewport: { value: 'phone320' } },
};
