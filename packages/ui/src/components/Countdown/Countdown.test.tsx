import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Countdown } from './Countdown.tsx';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

test('残り時間を見せ、5分前になると一度だけ読み上げる', async () => {
  const screen = await render(<Countdown until={inSeconds(300.4)} label="仮予約の期限まで" />);
  await expect.element(screen.getByRole('timer')).toHaveTextContent('5分01秒');
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
  await expect
    .element(screen.getByRole('status'), { timeout: 3000 })
    .toHaveTextContent('仮予約の期限まで、残り5分です。');
});

test('期限が過ぎると一度だけ知らせる', async () => {
  const onExpire = vi.fn();
  const screen = await render(
    <Countdown until={inSeconds(0.5)} label="仮予約の期限まで" onExpire={onExpire} />,
  );
  await expect
    .element(screen.getByRole('status'), { timeout: 3000 })
    .toMatchTextContent('期限が過ぎました。');
  expect(onExpire).toHaveBeenCalledTimes(1);
});

test('端末の時計がずれていても、サーバーの時刻で数える', async () => {
  const screen = await render(
    <Countdown until={inSeconds(0)} clockOffset={-90_000} label="仮予約の期限まで" />,
  );
  await expect.element(screen.getByRole('timer')).toMatchTextContent(/^1分(30|29)秒$/);
});
