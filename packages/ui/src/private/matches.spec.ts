import { expect, it } from 'vitest';
import { matches } from './matches.ts';

it.each([
  ['', true],
  ['汐見', true],
  ['見港', true],
  ['しお', true],
  ['しおm', true],
  ['しおｍｉ', true],
  ['シオミ', true],
  ['ｼｵﾐ', true],
  ['しおみ こう', true],
  ['こう', true],
  ['潮', false],
  ['しおな', false],
  ['x', false],
])('汐見港 (シオミコウ) for %j: %s', (typed, found) => {
  expect(matches(typed, '汐見港', 'シオミコウ')).toBe(found);
});

it.each([
  ['ｓｈｉｏ', true],
  ['SHIO', true],
  ['maru', true],
  ['kaze', false],
])('Shio Maru without a reading for %j: %s', (typed, found) => {
  expect(matches(typed, 'Shio Maru')).toBe(found);
});
