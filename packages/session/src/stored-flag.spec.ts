import { expect, test } from 'vitest';
import { fakeCookies, fakeLocal } from './ports.fixture.ts';
import { configure } from './schemes.ts';
import { canSessionExist } from './stored-flag.ts';

test.each([
  ['a first visit', '', {}, false],
  ['a visitor with a draft', 'XSRF-TOKEN=x', {}, false],
  ['a flag without the cookie', '', { 'auth._logged_in.cookie': 'm' }, false],
  ['an empty cookie', 'XSRF-TOKEN=', { 'auth._logged_in.cookie': 'm' }, false],
  ['both', 'XSRF-TOKEN=x', { 'auth._logged_in.cookie': 'm' }, true],
  ['both, the flag as a cookie', 'XSRF-TOKEN=x; auth._logged_in.cookie=m', {}, true],
  ['a logout that is still pending', '', { 'auth._logout_pending.cookie': '1' }, true],
])('%s', (_, cookies, values, isPossible) => {
  const local = fakeLocal();
  for (const [key, value] of Object.entries(values)) local.setItem(key, value);
  const ports = { local, cookies: fakeCookies(cookies), isSecure: false };
  expect(canSessionExist(configure(), ports)).toBe(isPossible);
});

test('cookies that throw mean no session', () => {
  const local = fakeLocal();
  local.setItem('auth._logged_in.cookie', 'm');
  const fail = () => {
    throw new DOMException('sandboxed', 'SecurityError');
  };
  const ports = { local, cookies: { read: fail, write: fail }, isSecure: false };
  expect(canSessionExist(configure(), ports)).toBe(false);
});

test.each([
  ['a flag and a token', 'token', true],
  ['a flag without a token', undefined, false],
])('a bearer scheme needs no cookie, but a token: %s', (_, token, isPossible) => {
  const local = fakeLocal();
  local.setItem('auth._logged_in.local', 'm');
  if (token) local.setItem('auth._token.local', token);
  const ports = { local, cookies: fakeCookies(), isSecure: false };
  expect(canSessionExist(configure({ scheme: 'local' }), ports)).toBe(isPossible);
});
