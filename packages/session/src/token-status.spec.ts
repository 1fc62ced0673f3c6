import { expect, test } from 'vitest';
import { tokenStatus } from './token-status.ts';

const expiry = 1_800_000_000_000;

test.each([
  ['no token', undefined, expiry, 0, 'UNKNOWN'],
  ['an empty token', '', expiry, 0, 'UNKNOWN'],
  ['no expiry', 'abc', undefined, 0, 'UNKNOWN'],
  ['an expiry that is no number', 'abc', Number.NaN, 0, 'UNKNOWN'],
  ['long before the expiry', 'abc', expiry, expiry - 60_000, 'VALID'],
  ['501 ms before the expiry', 'abc', expiry, expiry - 501, 'VALID'],
  ['500 ms before the expiry', 'abc', expiry, expiry - 500, 'EXPIRED'],
  ['499 ms before the expiry', 'abc', expiry, expiry - 499, 'EXPIRED'],
  ['at the expiry', 'abc', expiry, expiry, 'EXPIRED'],
  ['after the expiry', 'abc', expiry, expiry + 1, 'EXPIRED'],
  ['an expiry of false', 'abc', false, expiry, 'UNKNOWN'],
  ['an expiry of 0', 'abc', 0, expiry, 'UNKNOWN'],
  ['an expiry of null', 'abc', null, expiry, 'UNKNOWN'],
  ['no token, an expiry of false', undefined, false, expiry, 'UNKNOWN'],
] as const)('%s is %4$s', (_, token, expiresAt, now, status) => {
  expect(tokenStatus(token, expiresAt, now)).toBe(status);
});
