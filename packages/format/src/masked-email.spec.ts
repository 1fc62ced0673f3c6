import { expect, it } from 'vitest';
import { maskedEmail } from './masked-email.ts';

it.each([
  ['hanako@example.jp', 'h•••@example.jp', 'hで始まるexample.jpのメールアドレス'],
  ['a@b.jp', 'a•••@b.jp', 'aで始まるb.jpのメールアドレス'],
  ['"a@b"@c.jp', '"•••@c.jp', 'c.jpのメールアドレス'],
  ['', '•••', 'ご登録のメールアドレス'],
])('%s は %s と表示し、「%s」と読む', (email, seen, spoken) => {
  expect(maskedEmail(email)).toEqual({ seen, spoken });
});
