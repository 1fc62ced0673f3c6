// The session's calls of a back end that proves it with tokens. The contract is of the cookie scheme and
// says nothing about tokens: where they are in a response is the session's configuration.
import { client } from './generated/external/client.gen.ts';
import type { LoginRequest } from './generated/external/types.gen.ts';
// Failures as ApiError.
import './external.ts';

/**
 * Logs in.
 * @returns the response's body
 * @throws {ApiError}
 */
export const loginForTokens = (body: LoginRequest): Promise<unknown> =>
  post('/external/api/auth/login', body);

/**
 * Renews a token.
 * @param path of the call, below `/external/api/auth/`
 * @returns the response's body
 * @throws {ApiError}
 */
export const refreshTokens = (path: string, body: Record<string, string>): Promise<unknown> =>
  post(path, body);

async function post(url: string, body: object): Promise<unknown> {
  const { data } = await client.post({ url, body, throwOnError: true });
  return data;
}
