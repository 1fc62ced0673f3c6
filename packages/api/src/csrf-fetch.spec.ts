import { describe, expect, test } from 'vitest';
import { readXsrfToken } from './csrf-fetch.ts';

describe('readXsrfToken', () => {
  test.each([
    ['XSRF-TOKEN=YWJj%3D%3D', 'YWJj=='],
    ['theme=a; XSRF-TOKEN=x%2By; other=1', 'x+y'],
    ['NOT-XSRF-TOKEN=a', undefined],
    ['XSRF-TOKEN=', undefined],
    ['XSRF-TOKEN=%E0%A4%A', undefined],
    ['', undefined],
  ])('reads the decoded token of %j', (cookies, token) => {
    expect(readXsrfToken(cookies)).toBe(token);
  });
});
