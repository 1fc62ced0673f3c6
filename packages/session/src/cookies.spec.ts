import { describe, expect, test } from 'vitest';
import { readCookie, removeCookie, setCookie } from './cookies.ts';

describe('readCookie', () => {
  test.each([
    ['XSRF-TOKEN=YWJj%3D%3D', 'YWJj=='],
    ['theme=a; XSRF-TOKEN=x%2By; other=1', 'x+y'],
    ['NOT-XSRF-TOKEN=a', undefined],
    ['XSRF-TOKEN=', undefined],
    ['XSRF-TOKEN=%E0%A4%A', undefined],
    ['XSRF-TOKEN', undefined],
    ['', undefined],
  ])('reads the decoded value in %j', (cookies, value) => {
    expect(readCookie(cookies, 'XSRF-TOKEN')).toBe(value);
  });
});

test('a value cannot add attributes of its own', () => {
  expect(setCookie('a', 'x; domain=evil.example', '/', true)).toBe(
    'a=x%3B%20domain%3Devil.example; path=/; samesite=lax; secure',
  );
});

test('a cookie is removed on its own path', () => {
  expect(removeCookie('XSRF-TOKEN', '/')).toBe('XSRF-TOKEN=; path=/; max-age=0; samesite=lax');
});
