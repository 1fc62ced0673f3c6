import { expect, test } from 'vitest';
import { TabSession, visitor } from './tab-session.ts';

// Two objects with the same content are two drawings of every page at its start.
test('始まりに見せるのは、ビルドで描いたものと同じ訪問者', () => {
  expect(new TabSession().shown.get()).toBe(visitor);
});
