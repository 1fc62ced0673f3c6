import { expect, test } from 'vitest';
import { checkSession, type KnownCredentials } from './check-rules.ts';

const none = 'not needed';
const cases: [
  KnownCredentials['hasPresenceCookie'],
  KnownCredentials['token'],
  KnownCredentials['refreshToken'],
  string,
][] = [
  // cookie
  [true, undefined, undefined, 'ok'],
  [false, undefined, undefined, 'reset'],
  // local
  [none, 'VALID', undefined, 'ok'],
  [none, 'EXPIRED', undefined, 'reset'],
  [none, 'UNKNOWN', undefined, 'ok'],
  // refresh
  [none, 'VALID', 'VALID', 'ok'],
  [none, 'VALID', 'UNKNOWN', 'ok'],
  [none, 'VALID', 'EXPIRED', 'reset'],
  [none, 'EXPIRED', 'VALID', 'refresh'],
  [none, 'EXPIRED', 'UNKNOWN', 'refresh'],
  [none, 'EXPIRED', 'EXPIRED', 'reset'],
  [none, 'UNKNOWN', 'VALID', 'ok'],
  [none, 'UNKNOWN', 'UNKNOWN', 'ok'],
  [none, 'UNKNOWN', 'EXPIRED', 'reset'],
];

test.each(cases)(
  'presence %s, token %s, refresh token %s: %s',
  (hasPresenceCookie, token, refreshToken, result) => {
    expect(checkSession({ hasPresenceCookie, token, refreshToken })).toBe(result);
  },
);
