import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { VehicleTiles } from './VehicleTiles.tsx';

const meta = {
  title: 'Booking/VehicleTiles',
  component: VehicleTiles,
  args: {
    label: '車両の種類',
    value: 'car',
    onChange: () => {},
    options: [
      { value: '', name: 'なし', drawing: 'none' },
      { value: 'car', name: '乗用車', drawing: 'car' },
      { value: 'kei', name: '軽自動車', drawing: 'kei' },
      { value: 'motorcycle', name: 'バイク', drawing: 'motorcycle' },
      { value: 'bicycle', name: '自転車', drawing: 'bicycle' },
      { value: 'other', name: 'その他', drawing: 'other' },
    ],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <VehicleTiles {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof VehicleTiles>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const WithError: Story = {
  name: 'エラー',
  args: { value: 'nothing', error: '車両の種類を選択してください。' },
};

export const Narrow: Story = {
  name: '長い名前・狭い画面',
  args: {
    options: [
      { value: 'car', name: '乗用車', drawing: 'car' },
      { value: 'large', name: '大型バイク(400cc超)', drawing: 'motorcycle' },
      { value: 'moped', name: '原動機付自転車', drawing: 'motorcycle' },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};
