import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { createToasts, ToastRegion } from './ToastRegion.tsx';

/** Shown from the start, and focused, so that they stay to be looked at. */
const showing = (...texts: string[]) => {
  const toasts = createToasts();
  for (const text of texts) toasts.show(text);
  return toasts;
};

const hold: Story['play'] = async ({ canvasElement }) =>
  (await within(canvasElement).findAllByRole('button', { name: /閉じる/ }))[0]?.focus();

const meta = {
  title: 'Feedback/ToastRegion',
  component: ToastRegion,
  args: { toasts: createToasts() },
  render: ({ toasts }) => (
    <>
      <Button onPress={() => toasts.show('予約番号をコピーしました。')}>コピーする</Button>
      <ToastRegion toasts={toasts} />
    </>
  ),
  parameters: { docs: { story: { inline: false, height: 280 } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const One: Story = {
  name: '一つ',
  args: { toasts: showing('予約番号をコピーしました。') },
  play: hold,
};

export const Several: Story = {
  name: '重なる',
  args: { toasts: showing('条件をコピーしました。', '保存しました。', '通信が戻りました。') },
  play: hold,
  tags: ['vrt'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    toasts: showing('往路と復路の便、人数、車両の長さを含めた検索の条件をコピーしました。'),
  },
  globals: { viewport: { value: 'phone320' } },
  play: hold,
};

export const Press: Story = {
  name: '押して出す',
  args: { toasts: createToasts() },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'コピーする' }));
    await hold?.({ canvasElement } as Parameters<NonNullable<typeof hold>>[0]);
  },
};
