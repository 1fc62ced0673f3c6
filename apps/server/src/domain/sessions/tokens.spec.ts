import { expect, it } from 'vitest';
import { isLoginToken, newToken } from './tokens.ts';

it('never takes a visitor for a login', () => {
  // One secret in 4,096 begins with the letters that mark a login.
  const visitors = Array.from({ length: 50_000 }, () => newToken('visitor'));
  expect(visitors.filter(isLoginToken)).toEqual([]);
});

it('knows a login', () => {
  expect(isLoginToken(newToken('login'))).toBe(true);
});
