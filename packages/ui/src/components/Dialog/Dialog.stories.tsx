import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const WithButton = (args: DialogProps) => {
  const [isOpen, setIsOpen] = useState(args.isOpen);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>予約を取り消す</Button>
      <Dialog
        {...args}
        isOpen={isOpen}
        onClose={close}
        actions={
          args.actions ?? (
            <>
              <Button onPress={close}>取り消さない</Button>
              <Button tone="primary" onPress={close}>
                取り消す
              </Button>
            </>
          )
        }
      />
    </>
  );
};

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  render: (args) => <WithButton {...args} />,
  args: {
    isOpen: true,
    onClose: () => {},
    title: '予約を取り消しますか',
    children: '8月2日(日)7:00発の便を取り消します。取消手数料は200円です。',
  },
  // Each in a frame of its own: a modal would shut off the page of the documentation.
  parameters: { docs: { story: { inline: false, height: 420 } } },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す', args: { isOpen: false } };

export const Open: Story = {
  name: '開いたところ',
  tags: ['vrt'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Urgent: Story = {
  name: '先に答えが要る問い',
  args: {
    role: 'alertdialog',
    title: '入力中の内容を消しますか',
    children: 'この端末に残っている、お名前と連絡先を消します。元には戻せません。',
  },
};

export const WithError: Story = {
  name: 'エラー',
  args: {
    children: (
      <Stack>
        <Alert tone="error" title="取り消せませんでした" announce="assertive">
          予約は残っています。通信の状態をご確認のうえ、もう一度お試しください。
        </Alert>
        <p>8月2日(日)7:00発の便を取り消します。</p>
      </Stack>
    ),
  },
};

const articles = Array.from({ length: 12 }, (_, index) => `第${index + 1}条`).map((article) => (
  <p key={article}>
    {article}{' '}
    お客様は、当社の定める受付時刻までに、乗船の手続きをお済ませください。手続きが遅れたときは、ご乗船いただけないことがあります。
  </p>
));

export const LongText: Story = {
  name: '長い内容',
  args: {
    title: '車両の長さや高さが変わったときの、予約の変更と運賃の精算についてのお願い',
    children: <Stack>{articles}</Stack>,
  },
};

export const Narrow: Story = {
  name: '狭い画面',
  globals: { viewport: { value: 'phone320' } },
};
