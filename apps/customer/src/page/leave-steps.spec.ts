import { expect, test } from 'vitest';
import { wayBeforeSteps } from './leave-steps.ts';

const isStep = ({ searchParams }: URL) => searchParams.has('draft');
const entry = (path: string, sameDocument = true) => ({
  url: `https://ferry.example/customer/${path}`,
  sameDocument,
});
const home = entry('');
const steps = [entry('customer-input?draft=1'), entry('confirm?draft=1'), entry('hold?draft=1')];

test.each([
  ['手順の前のページまで戻る', [home, ...steps], 3, { delta: -3, replace: false }],
  ['手順から始まる履歴では、最初の手順を置き換える', steps, 2, { delta: -2, replace: true }],
  [
    'ほかのサイトから来た手順では、そのサイトには戻らない',
    [entry('', false), ...steps],
    3,
    { delta: -2, replace: true },
  ],
  [
    '間に読み込み直した手順より前には戻らない',
    [home, entry('a?draft=1', false), ...steps],
    4,
    { delta: -2, replace: true },
  ],
  ['間にあるほかのページは残す', [...steps, home, ...steps], 6, { delta: -3, replace: false }],
  ['手順が1つなら、その前に戻る', [home, entry('a?draft=1')], 1, { delta: -1, replace: false }],
  ['履歴が1つなら、そこを置き換える', [entry('a?draft=1')], 0, { delta: 0, replace: true }],
])('%s', (_, entries, current, expected) => {
  expect(wayBeforeSteps(entries, current, isStep)).toEqual(expected);
});
