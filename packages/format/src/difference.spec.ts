import { expect, it } from 'vitest';
import { formatDifference } from './difference.ts';

it.each([
  [0, '差額なし'],
  [7200, '+7,200円'],
  [-2800, '−2,800円'],
])('writes %d as %s', (yen, text) => {
  expect(formatDifference(yen)).toBe(text);
});
