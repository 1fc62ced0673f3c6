import { expect, it } from 'vitest';
import { periodOf } from './account-ending-mail.ts';

it.each([
  [36, '3年'],
  [30, '2年6か月'],
  [6, '6か月'],
])('%iか月は「%s」と書く', (months, text) => {
  expect(periodOf(months)).toBe(text);
});
