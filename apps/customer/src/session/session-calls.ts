import { asApiError } from '@ferry/api/errors';
import {
  getCsrfCookie,
  getCurrentMember,
  type LoginRequest,
  login,
  logout,
} from '@ferry/api/external';
import { readTokens } from '@ferry/session/read-tokens';
import type { SessionOptions } from '@ferry/session/schemes';
import type { SessionCalls } from '@ferry/session/session-ports';

/** The calls of the session in the configured scheme. */
export function sessionCalls(options: SessionOptions): SessionCalls<LoginRequest> {
  return {
    fetchCsrfCookie: () => getCsrfCookie(),
    login: async (body) => void (await login({ body })),
    fetchUser: async (headers) => (await getCurrentMember({ headers })).data,
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
    login: async (body: LoginRequest) => {
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
