import { expect, it, vi } from 'vitest';
import { createToasts } from './create-toasts.ts';

const texts = (toasts: ReturnType<typeof createToasts>) =>
  toasts.current().map((toast) => toast.text);

it('keeps messages in the order they were shown and takes one away by its id', () => {
  const toasts = createToasts();
  const first = toasts.show('保存しました');
  toasts.show('コピーしました');
  expect(texts(toasts)).toEqual(['保存しました', 'コピーしました']);
  toasts.dismiss(first);
  expect(texts(toasts)).toEqual(['コピーしました']);
});

it('shows the same words twice as two messages', () => {
  const toasts = createToasts();
  expect(toasts.show('コピーしました')).not.toBe(toasts.show('コピーしました'));
  expect(texts(toasts)).toHaveLength(2);
});

it('lets the oldest go when a fifth comes', () => {
  const toasts = createToasts();
  for (const text of ['1', '2', '3', '4', '5']) toasts.show(text);
  expect(texts(toasts)).toEqual(['2', '3', '4', '5']);
});

it('notifies of each change until it is stopped, and of nothing else', () => {
  const toasts = createToasts();
  const listener = vi.fn();
  const stop = toasts.subscribe(listener);
  const id = toasts.show('保存しました');
  const before = toasts.current();
  toasts.dismiss(-1);
  expect(toasts.current()).toBe(before);
  toasts.dismiss(id);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  toasts.show('コピーしました');
  expect(listener).toHaveBeenCalledTimes(2);
});
