import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchIcon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'この便を選ぶ', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す', args: { tone: 'primary' } };

export const Primary: Story = {
  name: '画面で一つの次の一歩',
  args: { tone: 'primary', size: 'large', children: '12,300円を支払って予約を確定する' },
};

export const Action: Story = { name: 'カードの中の主なボタン', args: { tone: 'action' } };

export const Secondary: Story = { name: 'そのほかのボタン', args: { tone: 'secondary' } };

export const Quiet: Story = { name: '控えめ', args: { tone: 'quiet', children: '入力をやり直す' } };

export const QuietInStack: Story = {
  name: '控えめ(縦の並びの中)',
  render: (args) => (
    <Stack>
      <Button {...args} tone="secondary">
        この画面の内容で保存する
      </Button>
      <Button {...args} tone="quiet">
        入力をやり直す
      </Button>
    </Stack>
  ),
};

export const Sizes: Story = {
  name: '大きさ',
  render: (args) => (
    <Inline>
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" />
    </Inline>
  ),
};

export const Pending: Story = {
  name: '処理中',
  args: { tone: 'primary', size: 'large', isPending: true, pendingLabel: '予約を確定しています' },
};

export const WithIcon: Story = {
  name: 'アイコンつき',
  args: {
    tone: 'primary',
    children: (
      <>
        <SearchIcon />
        便を探す
      </>
    ),
  },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: { isWide: true, children: '往路と復路の便を変更して、運賃をもう一度計算する' },
  globals: { viewport: { value: 'phone320' } },
};
