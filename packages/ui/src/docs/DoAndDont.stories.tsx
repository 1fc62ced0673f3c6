import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/Button/Button.tsx';
import { WarningIcon } from '../components/Icon/Icon.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Money } from '../components/Money/Money.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';

// Two stories for each rule; Content.mdx sets them side by side.
const meta = { title: 'Guide/DoAndDont', tags: ['!autodocs'] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const DoButton: Story = {
  name: 'よい例:ボタンの言葉',
  render: () => <Button tone="action">予約を取り消す</Button>,
};

export const DontButton: Story = {
  name: 'よくない例:ボタンの言葉',
  render: () => <Button tone="action">OK</Button>,
};

export const DoError: Story = {
  name: 'よい例:エラーの言葉',
  render: () => (
    <TextField
      label="電話番号"
      error="電話番号を正しく入力してください。例:090-1234-5678"
      defaultValue="090"
    />
  ),
};

export const DontError: Story = {
  name: 'よくない例:エラーの言葉',
  render: () => <TextField label="電話番号" error="入力エラー" defaultValue="090" />,
};

export const DoPrimary: Story = {
  name: 'よい例:主なボタンは1つ',
  render: () => (
    <Inline>
      <Button tone="primary">お支払いへ進む</Button>
      <Button tone="quiet">便の選択に戻る</Button>
    </Inline>
  ),
};

export const DontPrimary: Story = {
  name: 'よくない例:主なボタンは1つ',
  render: () => (
    <Inline>
      <Button tone="primary">お支払いへ進む</Button>
      <Button tone="primary">戻る</Button>
    </Inline>
  ),
};

export const DoColour: Story = {
  name: 'よい例:色だけで伝えない',
  render: () => (
    <Text tone="warning" isBold>
      <Inline gap={1}>
        <WarningIcon /> 3月2日の便 残りわずか
      </Inline>
    </Text>
  ),
};

export const DontColour: Story = {
  name: 'よくない例:色だけで伝えない',
  render: () => <Text tone="warning">3月2日の便</Text>,
};

export const DoAmount: Story = {
  name: 'よい例:金額の書き方',
  render: () => <Money amount={162720} size="medium" />,
};

export const DontAmount: Story = {
  name: 'よくない例:金額の書き方',
  render: () => <Text>162720 JPY</Text>,
};
