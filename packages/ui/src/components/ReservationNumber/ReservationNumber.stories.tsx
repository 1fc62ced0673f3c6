import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn, userEvent, within } from 'storybook/test';
import { ReservationNumber } from './ReservationNumber.tsx';

const meta = {
  title: 'Booking/ReservationNumber',
  component: ReservationNumber,
  args: { number: 'K7QM3RT9' },
} satisfies Meta<typeof ReservationNumber>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Small: Story = { name: '小さく', args: { isSmall: true } };

const copy: Story['play'] = ({ canvasElement }) =>
  userEvent.click(within(canvasElement).getByRole('button'));

export const Copied: Story = {
  name: 'コピーした',
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: copy,
};

export const CopyFailed: Story = {
  name: 'コピーできない',
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  },
  play: copy,
};

export const OtherLabel: Story = {
  name: '長い名前',
  args: { label: '提携きっぷ引換番号(現地の窓口でお伝えください)' },
  globals: { viewport: { value: 'phone320' } },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
