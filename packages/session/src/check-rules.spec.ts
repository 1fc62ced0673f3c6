import { expect, test } from 'vitest';
import { checkSession, type SessionProofs } from './check-rules.ts';

const none = 'not needed';
const cases: [
  SessionProofs['hasPresenceCookie'],
  SessionProofs['token'],
  SessionProofs['refreshToken'],
  string,
][] = [
  // cookie
  [true, undefined, undefined, 'ok'],
  [false, undefined, undefined, 'reset'],
  // local
  [none, 'VALID', undefined, 'ok'],
  [none, 'EXPIRED', undefined, 'reset'],
  [none, 'UNKNOWN', undefined, 'reset'],
  // refresh
  [none, 'VALID', 'VALID', 'ok'],
  [none, 'VALID', 'UNKNOWN', 'ok'],
  [none, 'VALID', 'EXPIRED', 'reset'],
  [none, 'EXPIRED', 'VALID', 'refresh'],
  [none, 'EXPIRED', 'UNKNOWN', 'reset'],
  [none, 'EXPIRED', 'EXPIRED', 'reset'],
  [none, 'UNKNOWN', 'VALID', 'reset'],
  [none, 'UNKNOWN', 'EXPIRED', 'reset'],
];

test.each(cases)(
  'presence %s, token %s, refresh token %s: %s',
  (hasPresenceCookie, token, refreshToken, result) => {
    expect(checkSession({ hasPresenceCookie, token, refreshToken })).toBe(result);
  },
);
