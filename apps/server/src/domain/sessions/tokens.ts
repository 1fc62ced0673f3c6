import { createHash, randomBytes } from 'node:crypto';

// Tells which table a cookie's value is looked for in; it is no secret.
const LOGIN_PREFIX = 'm_';

/** A new secret for a cookie. */
export function newToken(kind: 'visitor' | 'login'): string {
  const secret = randomBytes(32).toString('base64url');
  return kind === 'login' ? LOGIN_PREFIX + secret : secret;
}

export const isLoginToken = (token: string): boolean => token.startsWith(LOGIN_PREFIX);

/** What is stored of a secret. */
export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
