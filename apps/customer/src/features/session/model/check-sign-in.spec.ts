import { expect, test } from 'vitest';
import { checkSignIn } from './check-sign-in.ts';

const noMail = 'メールアドレスを入力してください。';
const badMail = 'メールアドレスを正しく入力してください。例:hanako@example.jp';
const noPassword = 'パスワードを入力してください。';

test.each([
  ['hanako@example.jp', 'x', {}],
  [' Ｈａｎａｋｏ＠example.jp ', ' ', {}],
  ['', '', { email: noMail, password: noPassword }],
  [' ', 'x', { email: noMail }],
  ['hanako', 'x', { email: badMail }],
  ['hanako@example.jp', '', { password: noPassword }],
])('メールアドレス「%s」とパスワード「%s」', (email, password, messages) => {
  expect(checkSignIn({ email, password })).toEqual(messages);
});
