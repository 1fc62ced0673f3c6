import { describe, expect, test } from 'vitest';
import { fakeCookies, fakeLocal } from './ports.fixture.ts';
import { configure } from './schemes.ts';
import { createStorage } from './storage.ts';
import { createTokenStore } from './token-store.ts';

const T0 = 1_800_000_000_000;

function store(scheme: 'local' | 'cookie' = 'local') {
  const options = configure({ scheme });
  const local = fakeLocal();
  const storage = createStorage(options, { local, cookies: fakeCookies(), isSecure: false });
  let now = T0;
  const token = createTokenStore(storage, options.token, options.name, () => now);
  return { token, local, at: (time: number) => (now = time) };
}

describe('token store', () => {
  test('keeps token and expiry under their own prefixes plus the strategy name', () => {
    const { token, local } = store();
    token.set('abc');
    expect(local.getItem('auth._token.local')).toBe('abc');
    expect(local.getItem('auth._token_expiration.local')).toBe(String(T0 + 1_800_000));
  });

  test.each([
    [T0 + 1_800_000 - 501, 'VALID'],
    [T0 + 1_800_000 - 500, 'EXPIRED'],
    [T0 + 1_800_000 - 499, 'EXPIRED'],
  ])('at %i the default age of 1,800 s makes it %s', (now, status) => {
    const { token, at } = store();
    token.set('abc');
    at(now);
    expect(token.status()).toBe(status);
  });

  test('an expiry that the server names counts instead of the default age', () => {
    const { token, at } = store();
    token.set('abc', T0 + 10_000);
    at(T0 + 9_500);
    expect(token.status()).toBe('EXPIRED');
  });

  test('a missing or broken expiry makes it unknown', () => {
    const { token, local } = store();
    expect(token.status()).toBe('UNKNOWN');
    local.setItem('auth._token.local', 'abc');
    expect(token.status()).toBe('UNKNOWN');
    for (const expiry of ['soon', 'false', '0', 'null', '']) {
      local.setItem('auth._token_expiration.local', expiry);
      expect(token.status()).toBe('UNKNOWN');
    }
  });

  test('in the cookie scheme a token has no age: it never expires', () => {
    const { token, at, local } = store('cookie');
    token.set('abc');
    at(T0 + 10 * 365 * 86_400_000);
    expect(token.status()).toBe('UNKNOWN');
    expect(local.getItem('auth._token_expiration.cookie')).toBeNull();
  });

  test('clearing removes both', () => {
    const { token, local } = store();
    token.set('abc');
    token.clear();
    expect(token.get()).toBeUndefined();
    expect(local.getItem('auth._token_expiration.local')).toBeNull();
  });
});
