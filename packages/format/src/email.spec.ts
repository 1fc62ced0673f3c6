import { describe, expect, it } from 'vitest';
import { findEmailProblem, isEmail, normaliseEmail, suggestEmailDomain } from './email.ts';

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

describe('what is wrong with an address', () => {
  it.each([
    ['ta ro@example.jp', 'space'],
    ['taro@exam　ple.jp', 'space'],
    ['taro@example,jp', 'comma'],
    ['taro@example.jp、hanako@example.jp', 'comma'],
    ['taro.example.jp', 'at'],
    ['taro@@example.jp', 'at'],
    ['太郎@example.jp', 'other'],
    ['taro@example.jp', undefined],
  ])('%j: %s', (address, problem) => {
    expect(findEmailProblem(normaliseEmail(address))).toBe(problem);
  });

  it.each([
    ['taro@gmail.con', 'gmail.com'],
    ['taro@gmial.com', 'gmail.com'],
    ['taro@gmail.co', 'gmail.com'],
    ['taro@yahoo.co.j', 'yahoo.co.jp'],
    ['taro@docomo.ne.jpp', 'docomo.ne.jp'],
    ['taro@gmail.com', undefined],
    ['taro@outlook.jp', undefined],
    ['taro@example.jp', undefined],
    ['taro', undefined],
  ])('%s may mean %s', (address, domain) => {
    expect(suggestEmailDomain(address)).toBe(domain);
  });
});
