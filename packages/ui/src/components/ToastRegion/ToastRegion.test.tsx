import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { emulate, restPointer } from '../../private/emulate.fixture.ts';
import { createToasts, ToastRegion } from './ToastRegion.tsx';

/** A turn of the queue that React works in: what was queued before it is done then. */
const turn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

const setUp = async () => {
  const toasts = createToasts();
  const screen = await render(
    <>
      <button type="button" onClick={() => toasts.show('コピーしました。')}>
        コピーする
      </button>
      <ToastRegion toasts={toasts} />
    </>,
  );
  const items = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent);
  /** Lets time pass and React render what came of it. */
  const pass = async (ms: number) => {
    flushSync(() => vi.advanceTimersByTime(ms));
    await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
    // What a pointer causes is rendered in one turn, its effects start clocks in the next.
    for (let turns = 0; turns < 3; turns += 1) await turn();
  };
  const show = async (...texts: string[]) => {
    flushSync(() => {
      for (const text of texts) toasts.show(text);
    });
    await pass(0);
  };
  return { toasts, screen, items, pass, show };
};

beforeEach(async () => {
  // What lies under the mouse stays: with the clock, it would be that of the test before.
  await restPointer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await emulate();
  await page.viewport(414, 896);
});

test('3,000 ミリ秒たつと消え、その直前までは見えている', async () => {
  const { items, pass, show } = await setUp();
  await show('コピーしました。');
  await pass(2999);
  expect(items()).toEqual(['コピーしました。']);
  await pass(1);
  expect(items()).toEqual([]);
});

test('「通知」の領域は初めからあり、文言が丁寧に読み上げられ、ボタンは読み上げに混ざらない', async () => {
  const { screen, show } = await setUp();
  await expect.element(screen.getByRole('region', { name: '通知' })).toBeInTheDocument();
  const status = screen.getByRole('status');
  await expect.element(status).toBeEmptyDOMElement();
  await show('コピーしました。');
  await expect.element(status).toHaveTextContent('コピーしました。');
  expect(status.getByRole('button').elements()).toEqual([]);
});

test('HTML は文字として出る', async () => {
  const { items, show } = await setUp();
  await show('<b>保存</b>しました。');
  expect(items()).toEqual(['<b>保存</b>しました。']);
});

test('いくつか重なり、それぞれの時間で消える', async () => {
  const { items, pass, show } = await setUp();
  await show('一つ目');
  await pass(1000);
  await show('二つ目');
  expect(items()).toEqual(['一つ目', '二つ目']);
  await pass(2000);
  expect(items()).toEqual(['二つ目']);
  await pass(1000);
  expect(items()).toEqual([]);
});

// Not the pointer of the browser: moving that one lets the fake clock run.
const point = (type: 'pointerover' | 'pointerout', element: Element, pointerType = 'mouse') =>
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));

test('マウスを載せている間は止まり、離れると残りの時間から続く', async () => {
  const { screen, items, pass, show } = await setUp();
  await show('コピーしました。');
  await pass(2000);
  const region = screen.getByRole('region').element();
  point('pointerover', region);
  await pass(0);
  await pass(10_000);
  expect(items()).toEqual(['コピーしました。']);
  point('pointerout', region);
  await pass(0);
  await pass(999);
  expect(items()).toEqual(['コピーしました。']);
  await pass(1);
  expect(items()).toEqual([]);
});

test('指で触れても、止まらない', async () => {
  const { screen, items, pass, show } = await setUp();
  await show('コピーしました。');
  point('pointerover', screen.getByRole('region').element(), 'touch');
  await pass(0);
  await pass(3000);
  expect(items()).toEqual([]);
});

test('フォーカスがある間は止まり、キーボードで閉じると元の場所に戻る', async () => {
  const { screen, items, pass, show } = await setUp();
  await userEvent.keyboard('{Tab}');
  await show('一つ目', '二つ目');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: '「一つ目」を閉じる' })).toHaveFocus();
  await pass(10_000);
  expect(items()).toEqual(['一つ目', '二つ目']);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: '「二つ目」を閉じる' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(items()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'コピーする' })).toHaveFocus();
});

test('載せたまま閉じても、次の知らせは時間で消える', async () => {
  const { screen, items, pass, show } = await setUp();
  await show('一つ目');
  await screen.getByRole('button', { name: '「一つ目」を閉じる' }).click();
  expect(items()).toEqual([]);
  await screen.getByRole('button', { name: 'コピーする' }).hover();
  await show('二つ目');
  await pass(3000);
  expect(items()).toEqual([]);
});

const swipe = async (item: Element, distance: number) => {
  const at = (type: string, clientX: number) =>
    item.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: 1, clientX }),
    );
  item.setPointerCapture = () => {};
  at('pointerdown', 200);
  at('pointermove', 200 + distance);
  await expect.poll(() => (item as HTMLElement).style.transform).toBe(`translateX(${distance}px)`);
  at('pointerup', 200 + distance);
};

test.each([81, -81])('横に %d px なぞると消える', async (distance) => {
  const { screen, items, show } = await setUp();
  await show('コピーしました。');
  await swipe(screen.getByRole('listitem').element(), distance);
  await expect.poll(items).toEqual([]);
});

test('80 px までなら元の位置に戻って残る', async () => {
  const { screen, items, show } = await setUp();
  await show('コピーしました。');
  const item = screen.getByRole('listitem').element() as HTMLElement;
  await swipe(item, 80);
  await expect.poll(() => item.style.transform).toBe('translateX(0px)');
  expect(items()).toEqual(['コピーしました。']);
});

test('右下に出て、電話の幅でもはみ出さず、「閉じる」は指で押せる', async () => {
  const { screen, show } = await setUp();
  await show('往路と復路の便、人数、車両の長さを含めた検索の条件をコピーしました。');
  const region = screen.getByRole('region', { name: '通知' }).element();
  const bottomRight = () => {
    const { right, bottom } = region.getBoundingClientRect();
    return [document.documentElement.clientWidth - right, window.innerHeight - bottom];
  };
  for (const [width, height] of [
    [1280, 700],
    [320, 568],
  ] as const) {
    await page.viewport(width, height);
    await expect.poll(bottomRight).toEqual([16, 16]);
    expect(region.getBoundingClientRect().left).toBeGreaterThanOrEqual(16);
  }
  // While a toast comes in, its edges are no whole numbers.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const box = screen
    .getByRole('button', { name: /閉じる$/ })
    .element()
    .getBoundingClientRect();
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
});

test('強制カラーモードでは枠が見え、動きを減らす設定では動かない', async () => {
  await emulate({ forcedColors: true, reducedMotion: true });
  const { screen, show } = await setUp();
  await show('コピーしました。');
  const style = getComputedStyle(screen.getByRole('listitem').element());
  expect(style.borderTopWidth).toBe('2px');
  expect(Number.parseFloat(style.animationDuration)).toBeLessThan(0.001);
});
