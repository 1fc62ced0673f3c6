import { expect, test } from 'vitest';
import { vehicleLine } from './leg-words.ts';

const car = {
  name: '乗用車',
  className: '4m以上5m未満',
  lengthCm: 469,
  plate: '函館 300 あ 12-34',
};

test('車両は、長さとナンバーを続けて書き、ナンバーは途中で改行しない', () => {
  expect(vehicleLine(car)).toBe('乗用車(4m以上5m未満・469cm) 函館\u00a0300\u00a0あ\u00a012-34');
});

test('未定のナンバーは、未定と書く', () => {
  expect(vehicleLine({ ...car, plateUndecided: true })).toBe(
    '乗用車(4m以上5m未満・469cm) ナンバー未定',
  );
});
