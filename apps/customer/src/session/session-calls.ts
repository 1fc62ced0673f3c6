import { asApiError } from '@ferry/api/errors';
import { getCsrfCookie, login, loginWithPasskey, logout } from '@ferry/api/external';
import { readMember } from '@ferry/api/read-member';
import { readTokens } from '@ferry/session/read-tokens';
import type { SessionOptions } from '@ferry/session/schemes';
import type { SessionCalls } from '@ferry/session/session-ports';
import { type Credentials, isPassword } from './credentials.ts';

/** The calls of the session in the configured scheme. */
export function sessionCalls(options: SessionOptions): SessionCalls<Credentials> {
  return {
    fetchCsrfCookie: () => getCsrfCookie(),
    login: async (body) =>
      void (await (isPassword(body) ? login({ body }) : loginWithPasskey({ body }))),
    fetchUser: readMember,
    logout: (headers) => logout({ headers }),
    isRefusal: (error) => asApiError(error).status === 401,
    ...(options.token.isRequired && tokenCalls(options)),
  };
}

/** Logging in and renewing with tokens; loaded only where the scheme has them. */
function tokenCalls(options: SessionOptions) {
  const load = () => import('@ferry/api/token-calls');
  const { refreshToken } = options;
  return {
    login: async (body: Credentials) => {
      if (!isPassword(body)) throw new Error('Passkeys need the cookie scheme');
      const { loginForTokens } = await load();
      return readTokens(options, await loginForTokens(body));
    },
    ...(refreshToken && {
      refresh: async (token: string) => {
        const { refreshTokens } = await load();
        const { path, field } = refreshToken;
        return readTokens(options, await refreshTokens(path, { [field]: token }));
      },
    }),
  };
}
