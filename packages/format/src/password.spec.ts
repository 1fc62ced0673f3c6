import { expect, it } from 'vitest';
import { findPasswordProblem } from './password.ts';

it.each([
  ['', 'REQUIRED'],
  ['asanagi', 'TOO_SHORT'],
  ['a'.repeat(129), 'TOO_LONG'],
  ['password1234', 'TOO_COMMON'],
  ['ＰＡＳＳＷＯＲＤ123', 'TOO_COMMON'],
  ['あいうえおあいうえお', 'TOO_COMMON'],
  ['hanako@example.jp', 'TOO_COMMON'],
  ['asanagi no fune', undefined],
])('新しいパスワード「%s」: %s', (password, problem) => {
  expect(findPasswordProblem(password, 'hanako@example.jp')).toBe(problem);
});
