import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SwapIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import { FieldPair } from './FieldPair.tsx';

const ports = [
  { value: 'port_a', label: '汐見港' },
  { value: 'port_b', label: '凪浜港' },
];

const meta = {
  title: 'Fields/FieldPair',
  component: FieldPair,
  args: {
    first: <Select label="出発港" options={ports} />,
    second: <Select label="到着港" options={[...ports].reverse()} />,
    swap: (
      <IconButton label="出発港と到着港を入れ替える" onClick={fn()}>
        <SwapIcon />
      </IconButton>
    ),
  },
} satisfies Meta<typeof FieldPair>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const WithError: Story = {
  name: 'エラー',
  args: { second: <Select label="到着港" options={ports} error="到着港を選んでください。" /> },
};

export const Narrow: Story = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone320' } },
};
