import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stack } from '../Stack/Stack.tsx';
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

test('Enter を押し続けても一度しか動かない', async () => {
  const onPress = vi.fn();
  await render(<Button onPress={onPress}>この便を選ぶ</Button>);
  await userEvent.keyboard('{Tab}{Enter>3/}');
  expect(onPress).toHaveBeenCalledTimes(1);
});

const Commit = ({ onPress, isPending }: { onPress: () => void; isPending: boolean }) => (
  <Button isPending={isPending} pendingLabel="予約を確定しています" onPress={onPress}>
    予約を確定する
  </Button>
);

test('処理中は押しても動かず、フォーカスは残り、何をしているかが一度だけ読み上げられる', async () => {
  const onPress = vi.fn();
  const screen = await render(<Commit isPending={false} onPress={onPress} />);
  const status = screen.getByRole('status');
  await expect.element(status).toBeEmptyDOMElement();
  await userEvent.keyboard('{Tab}');
  await screen.rerender(<Commit isPending onPress={onPress} />);
  const button = screen.getByRole('button', { name: '予約を確定しています', exact: true });
  await userEvent.keyboard('{Enter} ');
  await button.click({ force: true });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(status).toHaveTextContent('予約を確定しています');
  expect(screen.getByRole('status').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  expect(onPress).not.toHaveBeenCalled();
});

test('処理中は、ボタンからも入力欄の Enter からも送信されない', async () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <input aria-label="予約番号" />
      <Button type="submit" isPending>
        照会する
      </Button>
    </form>,
  );
  await screen.getByRole('button').click({ force: true });
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('type を書かなければ送信せず、id・ref・form はそのまま届く', async () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  const ref = vi.fn();
  const screen = await render(
    <>
      <form id="search" onSubmit={onSubmit} />
      <Button form="search">条件を変える</Button>
      <Button form="search" id="send" ref={ref} type="submit" aria-describedby="note">
        便を探す
      </Button>
    </>,
  );
  await screen.getByRole('button', { name: '条件を変える' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  const send = screen.getByRole('button', { name: '便を探す' });
  await send.click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(ref).toHaveBeenCalledWith(send.element());
  await expect.element(send).toHaveAttribute('id', 'send');
  await expect.element(send).toHaveAttribute('aria-describedby', 'note');
});

test('控えめなボタンは縦の並びの中で引き伸ばされず、始まりの端に立つ', async () => {
  const screen = await render(
    <Stack>
      <Button tone="quiet">入力をやり直す</Button>
    </Stack>,
  );
  const button = screen.getByRole('button').element();
  const stack = button.parentElement?.getBoundingClientRect();
  const { left, width } = button.getBoundingClientRect();
  expect(left).toBe(stack?.left);
  expect(width).toBeLessThan(200);
});

test('指で押せる高さがある', async () => {
  const screen = await render(<Button size="small">変更する</Button>);
  expect(
    screen.getByRole('button').element().getBoundingClientRect().height,
  ).toBeGreaterThanOrEqual(44);
});

// Compiled, never run: what may not be written.
export const refused = () => [
  // @ts-expect-error a button that refuses without a word is a dead end
  <Button key="1" disabled>
    予約する
  </Button>,
  // @ts-expect-error nor under the name of other libraries
  <Button key="2" isDisabled>
    予約する
  </Button>,
];
