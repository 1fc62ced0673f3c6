import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { emulate } from '../../private/emulate.fixture.ts';
import { Spinner } from './Spinner.tsx';

const dots = () => [...document.querySelectorAll('[role=status] [aria-hidden] > *')];
const colours = () => dots().map((dot) => getComputedStyle(dot).backgroundColor);

afterEach(async () => {
  vi.useRealTimers();
  await emulate();
});

test('何をしているかが見えて読み上げられ、続く待ちは、5 秒たつと時間がかかっていると伝える', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await render(<Spinner key="前" label="便を探しています" />);
  const status = screen.getByRole('status');
  await expect.element(status).toHaveTextContent('便を探しています');
  await screen.rerender(<Spinner label="空席を確認しています" />);
  vi.advanceTimersByTime(4999);
  await expect.element(screen.getByText('空席を確認しています')).toBeInTheDocument();
  expect(status.elements()).toEqual([]);
  vi.advanceTimersByTime(1);
  await expect
    .element(status)
    .toHaveTextContent('空席を確認しています。時間がかかっています。このままお待ちください');
});

test('三つの印は順に一度だけ満ち、5 秒たてば止まっている', async () => {
  await render(<Spinner label="空席を確認しています" />);
  const timings = dots().map((dot) => dot.getAnimations()[0]?.effect?.getComputedTiming());
  expect(timings.map((timing) => timing?.iterations)).toEqual([1, 1, 1]);
  const delays = timings.map((timing) => Number(timing?.delay));
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  expect(Math.max(...timings.map((timing) => Number(timing?.endTime)))).toBeLessThan(5000);
});

test('動きを減らす設定では動かず、初めから満ちている', async () => {
  await emulate({ reducedMotion: true });
  await render(<Spinner label="空席を確認しています" />);
  expect(dots().flatMap((dot) => dot.getAnimations())).toEqual([]);
  expect(new Set(colours()).size).toBe(1);
});

test('強制カラーモードでも、満ちた印と満ちていない印が違って見える', async () => {
  await emulate({ forcedColors: true });
  await render(<Spinner label="空席を確認しています" />);
  const [first] = dots();
  for (const animation of first?.getAnimations() ?? []) animation.finish();
  expect(colours()[0]).not.toBe(colours()[2]);
});

// Compiled, never run: what may not be written.
export const refused = () => [
  // @ts-expect-error a sign without words says nothing
  <Spinner key="1" />,
];
