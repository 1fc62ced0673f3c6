import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test('よく使われるパスワードは、長くても使えない', () => {
  const words = 'よく使われるパスワードです';
  expect(passwordStrength('password1234', true)).toEqual({ bars: 1, words, isUsable: false });
});

test.each([
  ['', 0, ''],
  ['umi', 1, 'あと7文字で使えます'],
  ['umito', 2, 'あと5文字で使えます'],
  ['九文字のパスワード', 2, 'あと1文字で使えます'],
  ['十文字あるパスワード', 3, '安全な長さです'],
  ['𠮷野家𠮷野家𠮷野家', 2, 'あと1文字で使えます'],
  ['ｐａｓｓｗｏｒｄ１２', 3, '安全な長さです'],
  ['asanagi no fune', 3, '安全な長さです'],
  ['mata betsu no fune', 4, 'とても安全な長さです'],
])('新しいパスワード「%s」: 4本のうち%s本、「%s」', (password, bars, words) => {
  const isUsable = bars > 2;
  expect(passwordStrength(password)).toEqual({ bars, words, isUsable });
});
