import { createHash, randomBytes } from 'node:crypto';

// Tell which table a cookie's value is looked for in; they are no secret. Without one of its own, one
// visitor's secret in 4,096 would begin like a login's.
const VISITOR_PREFIX = 'v_';
const LOGIN_PREFIX = 'm_';

/** A new secret for a cookie. */
export function newToken(kind: 'visitor' | 'login'): string {
  return (kind === 'login' ? LOGIN_PREFIX : VISITOR_PREFIX) + randomBytes(32).toString('base64url');
}

export const isLoginToken = (token: string): boolean => token.startsWith(LOGIN_PREFIX);

/** What is stored of a secret. */
export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
