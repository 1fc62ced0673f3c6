import { expect, test } from 'vitest';
import { readTokens } from './read-tokens.ts';
import { configure } from './schemes.ts';

test.each([
  ['a token', 'local', { token: 'a' }, { token: 'a' }],
  ['a pair', 'refresh', { token: 'a', refresh_token: 'r' }, { token: 'a', refreshToken: 'r' }],
  ['no new refresh token', 'refresh', { token: 'a' }, { token: 'a' }],
  ['a refresh token that nobody uses', 'local', { token: 'a', refresh_token: 'r' }, { token: 'a' }],
  ['no token', 'refresh', { refresh_token: 'r' }, undefined],
  ['an empty token', 'local', { token: '' }, undefined],
  ['a number', 'local', { token: 7 }, undefined],
  ['an empty body', 'local', undefined, undefined],
  ['a page in HTML', 'local', '<html>', undefined],
] as const)('%s', (_, scheme, body, tokens) => {
  expect(readTokens(configure({ scheme }), body)).toEqual(tokens);
});

test('names and nesting are settings', () => {
  const options = configure({
    scheme: 'refresh',
    token: { property: 'data.access' },
    refreshToken: { property: 'data.renew' },
  });
  const body = { data: { access: 'a', renew: 'r' } };
  expect(readTokens(options, body)).toEqual({ token: 'a', refreshToken: 'r' });
});
