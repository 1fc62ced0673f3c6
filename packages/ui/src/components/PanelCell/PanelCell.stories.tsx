import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { NumberStepper } from '../NumberStepper/NumberStepper.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { PanelCell } from './PanelCell.tsx';

const meta = {
  title: 'Booking/PanelCell',
  component: PanelCell,
  args: {
    label: '往路',
    value: '12月5日(土)',
    title: '往路の日を選ぶ',
    children: <TextField label="乗船日" />,
  },
} satisfies Meta<typeof PanelCell>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Open: Story = {
  name: '開いたところ',
  tags: ['vrt'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    label: '人数',
    value: '大人9名',
    title: '人数を選ぶ',
    children: <NumberStepper label="大人" value={9} max={9} onChange={() => {}} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^人数/ }));
  },
};

export const Invalid: Story = { name: 'エラー', args: { isInvalid: true } };

export const LongText: Story = {
  name: '長い値',
  args: { label: '人数・車両', value: '5名・車両2台・ペット1匹', title: '人数と車両を選ぶ' },
  globals: { viewport: { value: 'phone320' } },
};
