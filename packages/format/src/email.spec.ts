import { describe, expect, it } from 'vitest';
import { isEmail, normaliseEmail } from './email.ts';

describe('normaliseEmail', () => {
  it.each([
    ['taro@example.jp', 'taro@example.jp'],
    [' taro@example.jp\n', 'taro@example.jp'],
    ['\u3000ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'taro@example.jp'],
    ['taro@example。jp', 'taro@example.jp'],
    ['Taro.Yamada@Example.JP', 'Taro.Yamada@example.jp'],
    ['taro\u200b@example.jp', 'taro@example.jp'],
    ['taro', 'taro'],
    ['', ''],
  ])('%j becomes %s', (typed, address) => {
    expect(normaliseEmail(typed)).toBe(address);
  });
});

describe('isEmail', () => {
  it.each([
    'taro@example.jp',
    'taro+ferry@sub.example.co.jp',
    'a..b.@example.ne.jp',
    "o'brien@example.com",
    'a@xn--wgv71a119e.jp',
    'a@example.xn--q9jyb4c',
    `${'a'.repeat(64)}@example.jp`,
  ])('accepts %s', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  it.each([
    '',
    'taro',
    '@example.jp',
    'taro@',
    'taro@example',
    'taro@example.',
    'taro@.jp',
    'taro@-example.jp',
    'ta ro@example.jp',
    'taro@exam ple.jp',
    'taro@example.jp\r\nBcc: all@example.jp',
    'taro\r\n@example.jp',
    'taro@example.jp,hanako@example.jp',
    '太郎@example.jp',
    'taro@example.jp>',
    'taro@[127.0.0.1]',
    `${'a'.repeat(65)}@example.jp`,
    `a@${'b.'.repeat(126)}jp`,
  ])('refuses %j', (address) => {
    expect(isEmail(address)).toBe(false);
  });

  it('refuses a second mail header after normalising', () => {
    expect(isEmail(normaliseEmail('taro@example.jp\r\nBcc: all@example.jp'))).toBe(false);
    expect(isEmail(normaliseEmail('taro\n@example.jp'))).toBe(false);
  });
});
