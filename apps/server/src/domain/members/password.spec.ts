import { expect, it, vi } from 'vitest';
import { hashPassword, isOutdated, isPassword } from './password.ts';

vi.unmock('node:crypto');

const CHEAP = { memoryKib: 64, passes: 1, parallelism: 1 };

it('keeps algorithm, version, cost and a salt of its own with each hash', async () => {
  const [one, other] = await Promise.all([
    hashPassword('船旅', CHEAP),
    hashPassword('船旅', CHEAP),
  ]);
  const shape = /^\$argon2id\$v=19\$m=64,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/;
  expect(one).toMatch(shape);
  expect(other).toMatch(shape);
  expect(one).not.toBe(other);
});

it.each<[string, string, boolean]>([
  ['船旅は楽しい', '船旅は楽しい', true],
  ['ｐａｓｓｗｏｒｄ', 'password', true],
  ['か\u3099っこう', 'がっこう', true],
  ['password', 'Password', false],
  ['password', 'password ', false],
  ['password', '', false],
])('%j is checked with %j: %s', async (password, given, expected) => {
  expect(await isPassword(given, await hashPassword(password, CHEAP))).toBe(expected);
});

it('reads a hash that other software has made', async () => {
  // RFC 9106, 5.3, has a secret and associated data; this one is of the reference implementation.
  const hash =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await isPassword('password', hash)).toBe(true);
});

it('knows a hash of another cost', async () => {
  expect(isOutdated(await hashPassword('a', CHEAP))).toBe(true);
  expect(isOutdated(await hashPassword('a'))).toBe(false);
});

it.each(['', 'a'])('%j is nobody’s password', async (password) => {
  expect(await isPassword(password, undefined)).toBe(false);
});

it('does not take anything else for a hash', async () => {
  await expect(isPassword('a', '$2b$12$abc')).rejects.toThrow('cannot be read');
});
