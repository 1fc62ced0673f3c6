import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { emulate } from '../../private/emulate.fixture.ts';
import { Countdown, type CountdownProps } from './Countdown.tsx';

const start = Date.parse('2026-08-02T10:00:00+09:00');
const inSeconds = (seconds: number) => new Date(start + seconds * 1000).toISOString();

const show = async (props: Partial<CountdownProps> & { seconds: number }) => {
  const { seconds, ...rest } = props;
  const screen = await render(
    <Countdown until={inSeconds(seconds)} label="仮予約の期限まで" {...rest} />,
  );
  const timer = screen.getByRole('timer').element();
  const status = screen.getByRole('status').element();
  return {
    timer,
    status,
    /** Lets seconds pass one by one and notes what was said newly, with the time it was said at. */
    pass(count: number) {
      const said: [left: string | null, words: string | null][] = [];
      for (let second = 0; second < count; second += 1) {
        const before = status.textContent;
        flushSync(() => vi.advanceTimersByTime(1000));
        if (status.textContent !== before) said.push([timer.textContent, status.textContent]);
      }
      return said;
    },
  };
};

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'Date', 'performance'],
    now: start,
  });
});

afterEach(async () => {
  vi.useRealTimers();
  await emulate();
});

test('毎秒は読み上げず、5分・2分・1分前と、過ぎたときだけ、丁寧に一度ずつ伝える', async () => {
  const { pass } = await show({ seconds: 302 });
  expect(pass(320)).toEqual([
    ['5分00秒', '仮予約の期限まで、残り5分です。'],
    ['2分00秒', '仮予約の期限まで、残り2分です。'],
    ['1分00秒', '仮予約の期限まで、残り1分です。'],
    ['0秒', '仮予約の期限まで、期限が過ぎました。'],
  ]);
});

test('時計は名前を持ち、数字の動きは読み上げられない', async () => {
  const { timer } = await show({ seconds: 3725 });
  expect(timer).toHaveAccessibleName('仮予約の期限まで');
  expect(timer).toHaveAttribute('aria-live', 'off');
  expect(timer).toHaveTextContent('62分');
});

test('期限が過ぎると一度だけ知らせる', async () => {
  const onExpire = vi.fn();
  const { pass } = await show({ seconds: 2, onExpire });
  pass(1);
  expect(onExpire).not.toHaveBeenCalled();
  pass(10);
  expect(onExpire).toHaveBeenCalledTimes(1);
});

test('眠っていた画面は、起きたときに、過ぎた最後の合図だけを伝える', async () => {
  const { pass } = await show({ seconds: 400 });
  vi.setSystemTime(start + 350_000);
  expect(pass(1)).toEqual([['49秒', '仮予約の期限まで、残り1分です。']]);
});

test('端末の時計がずれていても、サーバーの時刻で数える', async () => {
  const { timer } = await show({ seconds: 0, clockOffset: -90_000 });
  expect(timer).toHaveTextContent('1分30秒');
});

test('途中で端末の時計が戻されても、残り時間は増えず、差を尋ね直す', async () => {
  const onClockDoubt = vi.fn();
  const { timer, pass } = await show({ seconds: 100, onClockDoubt });
  pass(10);
  vi.setSystemTime(start - 7_200_000);
  pass(1);
  expect(onClockDoubt).toHaveBeenCalledTimes(1);
  pass(9);
  expect(timer).toHaveTextContent('1分20秒');
  expect(onClockDoubt).toHaveBeenCalledTimes(1);
});

test('途中で端末の時計が進められても、差が分かるまで、期限が過ぎたとは言わない', async () => {
  const onExpire = vi.fn();
  const { timer, status, pass } = await show({
    seconds: 100,
    onExpire,
    onClockDoubt: () => undefined,
  });
  vi.setSystemTime(start + 7_200_000);
  pass(1);
  expect(timer).toHaveTextContent('1分39秒');
  pass(20);
  expect(timer).toHaveTextContent('1分19秒');
  expect(onExpire).not.toHaveBeenCalled();
  expect(status).toHaveTextContent('');
});

test('差の答えが30秒待っても来なければ、端末の時計を信じて、期限が過ぎたと伝える', async () => {
  const onExpire = vi.fn();
  const { pass } = await show({ seconds: 100, onExpire, onClockDoubt: () => undefined });
  vi.setSystemTime(start + 7_200_000);
  pass(30);
  expect(onExpire).not.toHaveBeenCalled();
  pass(1);
  expect(onExpire).toHaveBeenCalledTimes(1);
});

test('何度も眠った端末でも、答えを待つのは合わせて30秒まで', async () => {
  const onExpire = vi.fn();
  const { pass } = await show({ seconds: 60, onExpire, onClockDoubt: () => undefined });
  for (let sleep = 1; sleep <= 16; sleep += 1) {
    vi.setSystemTime(Date.now() + 25_000);
    pass(2);
  }
  expect(onExpire).toHaveBeenCalledTimes(1);
});

test('新しい差が分かると、そこから数え直す', async () => {
  const at = { until: inSeconds(100), label: '仮予約の期限まで' };
  const screen = await render(<Countdown {...at} />);
  vi.setSystemTime(start - 7_200_000);
  // The server's time has not gone back with the device's.
  await screen.rerender(<Countdown {...at} clockOffset={7_205_000} />);
  flushSync(() => vi.advanceTimersByTime(1000));
  expect(screen.getByRole('timer').element()).toHaveTextContent('1分34秒');
});

test('強制カラーモードでも、残りの時間が文字で見える', async () => {
  await emulate({ forcedColors: true });
  const { timer } = await show({ seconds: 100 });
  expect(timer).toHaveTextContent('1分40秒');
  expect(getComputedStyle(timer).color).not.toBe(getComputedStyle(document.body).backgroundColor);
});

test('できることは、残りが少なくなってから出て、それまではいつ出るかが読める', async () => {
  const { pass, timer } = await show({
    seconds: 602,
    title: 'お席を10:10までお取り置きしています',
    action: <button type="button">延長する</button>,
    actionMinutes: 10,
    before: '残り10分になったら延長できます',
  });
  const root = timer.parentElement?.parentElement?.parentElement;
  expect(root?.textContent).toBe(
    'お席を10:10までお取り置きしていますあと10分・残り10分になったら延長できます',
  );
  pass(2);
  expect(root?.textContent).toBe('お席を10:10までお取り置きしていますあと10分延長する');
});
