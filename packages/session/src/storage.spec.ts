import { describe, expect, test } from 'vitest';
import { fakeCookies, fakeLocal } from './ports.fixture.ts';
import { configure } from './schemes.ts';
import { createStorage } from './storage.ts';

const options = configure();
const throwing = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};
const noCookies = { read: () => '', write: () => undefined };
const throwingCookies = {
  read: () => {
    throw new DOMException('sandboxed', 'SecurityError');
  },
  write: () => {
    throw new DOMException('sandboxed', 'SecurityError');
  },
};

describe('storage', () => {
  test('keeps a value as a cookie and in local storage, each under its prefix', () => {
    const cookies = fakeCookies();
    const local = fakeLocal();
    const storage = createStorage(options, { local, cookies, isSecure: false });
    storage.set('_token.local', 'abc');
    expect(cookies.read()).toBe('auth._token.local=abc');
    expect(local.getItem('auth._token.local')).toBe('abc');
    expect(storage.get('_token.local')).toBe('abc');
  });

  test('removes it from everywhere', () => {
    const cookies = fakeCookies();
    const local = fakeLocal();
    const storage = createStorage(options, { local, cookies, isSecure: false });
    storage.set('a', '1');
    storage.set('a', undefined);
    expect(cookies.read()).toBe('');
    expect(local.getItem('auth.a')).toBeNull();
    expect(storage.get('a')).toBeUndefined();
  });

  test('what another tab has removed is gone here, too', () => {
    const cookies = fakeCookies();
    const local = fakeLocal();
    const here = createStorage(options, { local, cookies, isSecure: false });
    const there = createStorage(options, { local, cookies, isSecure: false });
    here.set('a', '1');
    there.set('a', undefined);
    expect(here.get('a')).toBeUndefined();
  });

  test.each([
    ['local storage throws or is full', throwing, fakeCookies()],
    ['local storage is switched off', undefined, fakeCookies()],
    ['cookies are refused', fakeLocal(), noCookies],
    ['cookies throw', fakeLocal(), throwingCookies],
    ['both refuse', throwing, throwingCookies],
    ['there is neither', undefined, noCookies],
  ])('keeps a value of this page when %s', (_, local, cookies) => {
    const storage = createStorage(options, { local, cookies, isSecure: false });
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
    storage.set('a', undefined);
    expect(storage.get('a')).toBeUndefined();
  });

  test('behind TLS its cookies are secure', () => {
    const written: string[] = [];
    const cookies = { read: () => '', write: (cookie: string) => void written.push(cookie) };
    createStorage(options, { local: undefined, cookies, isSecure: true }).set('a', '1');
    expect(written).toEqual(['auth.a=1; path=/; samesite=lax; secure']);
  });
});
