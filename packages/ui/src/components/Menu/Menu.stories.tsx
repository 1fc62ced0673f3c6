import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { CopyIcon, CrossIcon, TicketIcon } from '../Icon/Icon.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    label: 'この予約の手続き',
    items: [
      { label: '領収書を表示する', onAction: fn() },
      { label: '予約番号をコピーする', onAction: fn() },
      { label: '予約を取り消す', onAction: fn() },
    ],
  },
  parameters: { docs: { story: { inline: false, height: 280 } } },
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) =>
  userEvent.click(within(canvasElement).getByRole('button', { expanded: false }));

export const Playground: Story = { name: '試す' };

export const Open: Story = {
  name: '開いたところ',
  play: open,
  tags: ['vrt'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const WithIcons: Story = {
  name: 'アイコンつき',
  args: {
    items: [
      { label: '領収書を表示する', icon: <TicketIcon />, onAction: fn() },
      { label: '予約番号をコピーする', icon: <CopyIcon />, onAction: fn() },
      { label: '予約を取り消す', icon: <CrossIcon />, onAction: fn() },
    ],
  },
  play: open,
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    items: [
      { label: '往路と復路の便を変更して、運賃をもう一度計算する', onAction: fn() },
      { label: '同行のお客様に、お名前の入力をメールでお願いする', onAction: fn() },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
  play: open,
};
