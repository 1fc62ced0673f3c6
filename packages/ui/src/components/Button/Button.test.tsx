import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './Button.tsx';

test('押すと一度だけ動く', async () => {
  const onPress = vi.fn();
  const screen = await render(<Button onPress={onPress}>この便を選ぶ</Button>);
  await screen.getByRole('button', { name: 'この便を選ぶ' }).click();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('キーボードの Enter と Space で動く', async () => {
  const onPress = vi.fn();
  await render(<Button onPress={onPress}>この便を選ぶ</Button>);
  await userEvent.keyboard('{Tab}{Enter} ');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('処理中は押しても動かず、フォーカスは残り、何をしているかがわかる', async () => {
  const onPress = vi.fn();
  const screen = await render(
    <Button isPending pendingLabel="予約を確定しています" onPress={onPress}>
      予約を確定する
    </Button>,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  const button = screen.getByRole('button');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveTextContent('予約を確定しています');
  expect(onPress).not.toHaveBeenCalled();
});

test('指で押せる高さがある', async () => {
  const screen = await render(<Button size="small">変更する</Button>);
  expect(
    screen.getByRole('button').element().getBoundingClientRect().height,
  ).toBeGreaterThanOrEqual(44);
});
