import { expect, test } from 'vitest';
import { pageSlots } from './pages.ts';

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 5, '1 2 gap 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 5, '1 2 3 4 5'],
  [5, 5, '1 gap 4 5'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 20, '1 gap 4 5 6 gap 20'],
  [4, 20, '1 2 3 4 5 gap 20'],
  [20, 20, '1 gap 19 20'],
])('page %i of %i offers %s', (page, pageCount, expected) => {
  expect(pageSlots(page, pageCount).join(' ')).toBe(expected);
});

test('every list holds the current page once, in order, and never two gaps in a row', () => {
  for (let pageCount = 1; pageCount <= 30; pageCount++) {
    for (let page = 1; page <= pageCount; page++) {
      const slots = pageSlots(page, pageCount);
      const numbers = slots.filter((slot) => slot !== 'gap');
      expect(numbers.filter((number) => number === page)).toHaveLength(1);
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      expect(slots.join(' ')).not.toContain('gap gap');
    }
  }
});
