import { expect, it } from 'vitest';
import { bookingsOf, QUICK } from './plan.ts';

it.each([
  [100, 8, 400],
  [100, 1, 200],
  [2, 32, 40],
  [100_000, 8, 3_000],
])('at %d bookings a second and %d connections a round has %d', (rate, connections, expected) => {
  expect(bookingsOf(QUICK, rate, connections)).toBe(expected);
});
