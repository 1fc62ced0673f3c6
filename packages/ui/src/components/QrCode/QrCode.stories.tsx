import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDeep } from '../../vrt/on-deep.css.ts';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Media/QrCode',
  component: QrCode,
  args: {
    value: 'https://example.jp/customer/b/K7QM3RT9',
    label: '乗船手続き用のQRコード',
    text: 'K7QM-3RT9',
  },
} satisfies Meta<typeof QrCode>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Large: Story = { name: '大きく(360 px)', args: { size: 360 } };

export const OnDeep: Story = {
  name: '濃い地の上',
  render: (args) => (
    <div className={onDeep}>
      <QrCode {...args} />
    </div>
  ),
};

export const LongText: Story = {
  name: '長い内容',
  args: {
    value: `https://example.jp/customer/b/K7QM3RT9?sig=${'3f9a0c7e'.repeat(24)}`,
    text: '汐見港 22:50発 凪浜港行き しおなぎ丸 予約番号 K7QM-3RT9 大人2名・小人1名・乗用車1台',
  },
};

export const TooLong: Story = { name: '表示できない内容', args: { value: 'a'.repeat(3000) } };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
