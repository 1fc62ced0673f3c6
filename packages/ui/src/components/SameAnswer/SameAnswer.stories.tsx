import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SameAnswer } from './SameAnswer.tsx';

const meta = {
  title: 'Data/SameAnswer',
  component: SameAnswer,
  args: {
    label: 'お住まいの市区町村',
    isLabelAbove: true,
    value: '函館市',
    note: '乗船者1と同じ',
    onChange: fn(),
  },
} satisfies Meta<typeof SameAnswer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const InOneLine: Story = {
  name: '名前も行の中に',
  args: { label: '復路の車両1', isLabelAbove: false, value: '', note: '同じ車両・同じ運転者' },
};

export const Narrow: Story = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone320' } },
};
