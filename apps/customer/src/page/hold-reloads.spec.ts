import { expect, test } from 'vitest';
import { areReloadsHeld, holdReloads, holdReloadsWhile } from './hold-reloads.ts';

test('支払いが2つ進んでいる間は、両方が終わるまで再読み込みしない', () => {
  expect(areReloadsHeld()).toBe(false);
  const first = holdReloads();
  const second = holdReloads();
  first();
  // Ending one twice must not end the other.
  first();
  expect(areReloadsHeld()).toBe(true);
  second();
  expect(areReloadsHeld()).toBe(false);
});

test('未保存の入力がある間だけ、再読み込みしない', () => {
  let isUnsaved = true;
  const end = holdReloadsWhile(() => isUnsaved);
  expect(areReloadsHeld()).toBe(true);
  isUnsaved = false;
  expect(areReloadsHeld()).toBe(false);
  isUnsaved = true;
  end();
  expect(areReloadsHeld()).toBe(false);
});
