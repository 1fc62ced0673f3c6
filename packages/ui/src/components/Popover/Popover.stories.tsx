import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: '運賃の期とは',
    title: '運賃の期',
    children: '乗船する日と方向によって、運賃はA期・B期・C期の三つに分かれます。',
  },
  parameters: { docs: { story: { inline: false, height: 320 } } },
} satisfies Meta<typeof Popover>;

export default meta;

type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvasElement }) =>
  userEvent.click(within(canvasElement).getByRole('button', { expanded: false }));

export const Playground: Story = { name: '試す' };

export const Open: Story = {
  name: '開いたところ',
  play: press,
  tags: ['vrt'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Secondary: Story = {
  name: '枠のあるボタン',
  args: { tone: 'secondary', size: 'small' },
};

export const LongText: Story = {
  name: '長い文章',
  args: {
    title: '燃料油価格変動調整金の計算のしかたと、いつの金額が適用されるか',
    children:
      '燃料油の価格に応じて二か月ごとに見直す料金です。予約した日ではなく、乗船する日の金額をいただきます。割引の対象にはなりません。小学生は半額、幼児は大人一人につき一人まで無料です。',
  },
  play: press,
};

export const Narrow: Story = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone320' } },
  play: press,
};
