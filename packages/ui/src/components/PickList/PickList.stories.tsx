import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PickList } from './PickList.tsx';

const meta = {
  title: 'Actions/PickList',
  component: PickList,
  args: {
    label: '同行者から選ぶ',
    picks: [
      {
        id: 'sho',
        title: '山田 翔',
        details: '42歳・男性',
        note: '乗船者2',
        isPicked: true,
        isDisabled: false,
      },
      {
        id: 'hina',
        title: '山田 陽菜',
        details: '9歳・女性',
        note: '小人',
        isPicked: false,
        isDisabled: false,
      },
      {
        id: 'kazuko',
        title: '山田 和子',
        details: '69歳・女性',
        note: '大人の空きはありません',
        isPicked: false,
        isDisabled: true,
      },
    ],
    onPick: fn(),
  },
} satisfies Meta<typeof PickList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const WithSupport: Story = {
  name: '説明つき',
  args: { support: 'もう一度押すと外れます。' },
};

export const Narrow: Story = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone320' } },
};
