import { expect, test } from 'vitest';
import { checkSignIn } from './check-sign-in.ts';

const noMail = { id: 'sign-in-email', message: 'メールアドレスを入力してください。' };
const badMail = {
  id: 'sign-in-email',
  message: 'メールアドレスを正しく入力してください。例:hanako@example.jp',
};
const noPassword = { id: 'sign-in-password', message: 'パスワードを入力してください。' };

test.each([
  ['hanako@example.jp', 'x', []],
  [' Ｈａｎａｋｏ＠example.jp ', ' ', []],
  ['', '', [noMail, noPassword]],
  [' ', 'x', [noMail]],
  ['hanako', 'x', [badMail]],
  ['hanako@example.jp', '', [noPassword]],
])('メールアドレス「%s」とパスワード「%s」', (email, password, messages) => {
  expect(checkSignIn({ email, password })).toEqual(messages);
});
