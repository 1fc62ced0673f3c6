import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { emulate } from '../../private/emulate.ts';
import { ProgressBar } from './ProgressBar.tsx';

const show = async () => {
  const screen = await render(<ProgressBar isActive />);
  const bar = screen.getByRole('progressbar').element();
  const [animation] = bar.getAnimations();
  /** How wide the bar is drawn so many ms after it began, by the clock of the animation itself. */
  const widthAt = (ms: number): number => {
    if (!animation) return Number.NaN;
    animation.pause();
    animation.currentTime = ms;
    return Number.parseFloat(getComputedStyle(bar).scale);
  };
  return { screen, bar, animation, widthAt };
};

afterEach(() => emulate());

test('200 ミリ秒までは見えず、5,000 ミリ秒かけて一度だけ伸び、終わりの手前で止まる', async () => {
  const { animation, widthAt } = await show();
  expect(animation?.effect?.getComputedTiming()).toMatchObject({
    delay: 200,
    duration: 5000,
    iterations: 1,
  });
  expect(widthAt(0)).toBe(0);
  expect(widthAt(199)).toBe(0);
  expect(widthAt(1000)).toBeGreaterThan(widthAt(400));
  expect(widthAt(5200)).toBe(0.9);
  expect(widthAt(60_000)).toBe(0.9);
});

test('何を待っているかが名前でわかり、終われば消える', async () => {
  const screen = await render(<ProgressBar isActive />);
  const bar = screen.getByRole('progressbar', { name: 'ページを読み込んでいます' });
  await expect.element(bar).toBeInTheDocument();
  await screen.rerender(<ProgressBar isActive label="便を探しています" />);
  await expect
    .element(screen.getByRole('progressbar', { name: '便を探しています' }))
    .toBeInTheDocument();
  await screen.rerender(<ProgressBar isActive={false} />);
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
});

test('動きを減らす設定では伸びるところを見せず、同じ長さで止まっている', async () => {
  await emulate({ reducedMotion: true });
  const { animation, widthAt } = await show();
  expect(Number(animation?.effect?.getComputedTiming().duration)).toBeLessThan(1);
  expect(widthAt(201)).toBe(0.9);
});

test('強制カラーモードでも線の色が残る', async () => {
  await emulate({ forcedColors: true });
  const { bar } = await show();
  const page = getComputedStyle(document.body).backgroundColor;
  expect(getComputedStyle(bar).backgroundColor).not.toBe(page);
});
