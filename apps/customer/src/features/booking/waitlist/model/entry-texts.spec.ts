import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { positionText, waitsUntilText, wishLines } from './entry-texts.ts';

const nameOf = () => '乗用車';

test('the whole wish is said, and of an offer the cabin that is held', () => {
  const waiting = exampleOf('openWaitlistLink', 200, 'default');
  expect(wishLines(waiting, nameOf)).toEqual(['カーペット席・大人2名・小人1名', '乗用車(469cm)']);
  expect(wishLines(exampleOf('openWaitlistLink', 200, 'anyCabin'), nameOf)).toEqual([
    'どの客室でも・大人2名・小人1名',
  ]);
  expect(wishLines(exampleOf('openWaitlistLink', 200, 'long'), nameOf)[0]).toContain('バルコニー');
});

test('a position is a band, and a wait ends with a day or at a time', () => {
  expect(positionText({ position: { from: 6, to: 10 } })).toBe('6〜10番目');
  expect(positionText({ position: null })).toBeUndefined();
  expect(waitsUntilText('2027-08-02T00:00:00+09:00')).toBe('8月1日(日)まで');
  expect(waitsUntilText('2027-08-02T05:30:00+09:00')).toBe('8月2日(月) 5:30まで');
});
