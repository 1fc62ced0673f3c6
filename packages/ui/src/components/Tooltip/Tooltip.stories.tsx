import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CopyIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: '8文字の予約番号をコピーします。',
    children: (tie) => <Button {...tie}>予約番号をコピー</Button>,
  },
  parameters: { docs: { story: { inline: false, height: 160 } } },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 64 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

const focus: Story['play'] = () => userEvent.tab();

export const Playground: Story = { name: '試す' };

export const Focused: Story = {
  name: 'キーボードで来たとき',
  play: focus,
  tags: ['vrt'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const OnIcon: Story = {
  name: 'アイコンのボタンに',
  args: {
    children: (tie) => (
      <IconButton {...tie} label="コピー">
        <CopyIcon />
      </IconButton>
    ),
  },
  play: focus,
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: { text: '予約の確認や変更、乗船の手続きのときに使う、8文字の予約番号をコピーします。' },
  globals: { viewport: { value: 'phone320' } },
  play: focus,
};
