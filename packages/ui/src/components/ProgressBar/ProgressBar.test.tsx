import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { emulate } from '../../private/emulate.fixture.ts';
import { ProgressBar } from './ProgressBar.tsx';

const show = async () => {
  const screen = await render(<ProgressBar isActive={false} />);
  // As in an app: the bar is there, unseen, before anything is awaited.
  const idle = screen.container.firstElementChild;
  expect(idle && getComputedStyle(idle).opacity).toBe('0');
  await screen.rerender(<ProgressBar isActive />);
  const bar = screen.getByRole('progressbar').element();
  const animations = bar.getAnimations();
  const animation = animations.find((each) => each instanceof CSSAnimation);
  const appearing = animations.find((each) => each instanceof CSSTransition);
  /** Whether it has been seen yet: 0.2 s after it began. */
  const setSeen = (isSeen: boolean) => {
    appearing?.pause();
    if (isSeen) appearing?.finish();
  };
  /** How wide the bar is drawn so many ms after it began, by the clock of the animation itself. */
  const widthAt = (ms: number): number => {
    if (!animation) return Number.NaN;
    animation.pause();
    animation.currentTime = ms;
    return Number.parseFloat(getComputedStyle(bar).scale);
  };
  return { screen, bar, animation, widthAt, setSeen };
};

afterEach(() => emulate());

test('200 ミリ秒までは見えず、5,000 ミリ秒かけて一度だけ端まで伸びる', async () => {
  const { animation, widthAt } = await show();
  expect(animation?.effect?.getComputedTiming()).toMatchObject({
    delay: 200,
    duration: 5000,
    iterations: 1,
  });
  expect(widthAt(0)).toBe(0);
  expect(widthAt(199)).toBe(0);
  expect(widthAt(1000)).toBeGreaterThan(widthAt(400));
  expect(widthAt(5200)).toBe(1);
  expect(widthAt(60_000)).toBe(1);
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

/** The bar as it ends, and what still moves of it. */
const endOf = (bar: Element) => {
  const { scale, opacity, backgroundColor } = getComputedStyle(bar);
  const [fade] = bar.getAnimations();
  return { width: scale, opacity, backgroundColor, fade: fade?.effect?.getComputedTiming() };
};

test.each([
  ['終わると、端まで伸びて消えていく', false],
  ['失敗すると、エラーの色で端まで伸びて、少し残ってから消えていく', true],
])('%s', async (_, hasFailed) => {
  const { screen, bar, widthAt, setSeen } = await show();
  setSeen(true);
  const { backgroundColor } = getComputedStyle(bar);
  expect(widthAt(1000)).toBeLessThan(1);
  await screen.rerender(<ProgressBar isActive={false} hasFailed={hasFailed} />);
  const end = endOf(bar);
  expect([end.width, end.opacity]).toEqual(['none', '1']);
  expect(end.fade).toMatchObject({ delay: hasFailed ? 300 : 0, duration: 300 });
  expect(end.backgroundColor === backgroundColor).toBe(!hasFailed);
});

test('200 ミリ秒までに終われば、最後まで見えない', async () => {
  const { screen, bar, setSeen } = await show();
  setSeen(false);
  await screen.rerender(<ProgressBar isActive={false} />);
  expect(endOf(bar)).toMatchObject({ opacity: '0', fade: undefined });
});

test('動きを減らす設定では伸びるところを見せず、同じ長さで止まっている', async () => {
  await emulate({ reducedMotion: true });
  const { animation, widthAt } = await show();
  expect(Number(animation?.effect?.getComputedTiming().duration)).toBeLessThan(1);
  expect(widthAt(201)).toBe(1);
});

test('強制カラーモードでも線の色が残る', async () => {
  await emulate({ forcedColors: true });
  const { bar } = await show();
  const page = getComputedStyle(document.body).backgroundColor;
  expect(getComputedStyle(bar).backgroundColor).not.toBe(page);
});
