import { readPath } from './read-path.ts';
import type { SessionOptions } from './schemes.ts';
import type { Tokens } from './session-ports.ts';

/**
 * The tokens in a response of login or refresh, where the options say that they are.
 *
 * @param body the response's parsed body
 * @returns undefined when it has no token; without a new refresh token the old one stays
 */
export function readTokens(
  { token, refreshToken }: SessionOptions,
  body: unknown,
): Tokens | undefined {
  const access = textAt(body, token.property);
  if (!access) return undefined;
  const next = refreshToken && textAt(body, refreshToken.property);
  return { token: access, ...(next && { refreshToken: next }) };
}

function textAt(body: unknown, path: string): string | undefined {
  const value = readPath(body, path);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
