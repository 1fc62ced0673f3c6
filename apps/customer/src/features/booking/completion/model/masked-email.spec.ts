import { expect, it } from 'vitest';
import { maskedEmail } from './masked-email.ts';

it.each([
  ['hanako@example.jp', 'h•••@example.jp'],
  ['a@b.jp', 'a•••@b.jp'],
  ['"a@b"@c.jp', '"•••@c.jp'],
  ['', '•••'],
])('%s は %s と表示する', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
