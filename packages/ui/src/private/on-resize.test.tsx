import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onResize } from './on-resize.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const resize = () => window.dispatchEvent(new Event('resize'));

test('大きさが200ミリ秒変わらなくなってから、一度だけ伝える', () => {
  const listener = vi.fn();
  const stop = onResize(listener);
  resize();
  vi.advanceTimersByTime(199);
  resize();
  vi.advanceTimersByTime(199);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

test('やめたあとは、待っていたものも伝えない', () => {
  const listener = vi.fn();
  const stop = onResize(listener);
  resize();
  stop();
  resize();
  vi.runAllTimers();
  expect(listener).not.toHaveBeenCalled();
});
