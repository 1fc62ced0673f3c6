import type { Meta, StoryObj } from '@storybook/react-vite';
import { List } from './List.tsx';

const meta = {
  title: 'Text/List',
  component: List,
  args: {
    children: [
      '22:20までに乗船窓口で手続きをしてください。',
      '22:30から乗船が始まります。車両の運転者以外のお客様は、待合室からご乗船ください。',
      '22:50に出港します。',
    ],
  },
} satisfies Meta<typeof List>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Numbered: Story = { name: '番号つき', args: { kind: 'number' } };

export const Plain: Story = { name: '印なし', args: { kind: 'plain', label: '乗船までの流れ' } };

export const Narrow: Story = {
  name: '狭い画面',
  args: { kind: 'number' },
  globals: { viewport: { value: 'phone320' } },
};
