import { expect, test } from 'vitest';
import { byLastSearch } from './to-leg.ts';

const search = { draft: 'drf_1', leg: 'return', date: '2027-08-06', adults: 2 } as const;
const { search: onDay } = byLastSearch({ to: '/', search }, search.date) as {
  search: (asked: object) => unknown;
};

test('探し直した条件の便が届く前に別の日を選んでも、新しい条件で探す', () => {
  const asked = { ...search, date: '2027-08-05', needs: 'accessible' };
  expect(onDay(asked)).toEqual({ ...search, needs: 'accessible' });
});

test.each([
  ['条件のない', { draft: search.draft, leg: search.leg }],
  ['ほかの区間の', { ...search, leg: 'outbound', adults: 1 }],
  ['ほかの予約の', { ...search, draft: 'drf_2', adults: 1 }],
])('%sアドレスからは、見えている便の条件で探す', (_, asked) => {
  expect(onDay(asked)).toEqual(search);
});
