import type { ExternalHandlers } from '@ferry/api/external-server';
import { endSession } from '../../booking/drafts/end-session.ts';
import type { Services } from '../../booking/services/services.ts';
import { logIn } from '../../domain/members/log-in.ts';
import { clientOf } from '../../domain/rate-limits/client-address.ts';
import { loginDeviceOf } from '../../members/login-device.ts';
import { takeOver } from '../../members/take-over.ts';
import {
  clearSessionCookies,
  renewSessionCookies,
  setSessionCookies,
  visitorOf,
} from '../visitor.ts';

type Operations = 'getCsrfCookie' | 'login' | 'logout';

/** Tag auth of the external-api. */
export function authHandlers(services: Services): Pick<ExternalHandlers, Operations> {
  return {
    async getCsrfCookie(request, reply) {
      await renewSessionCookies(services, request, reply);
      return reply.code(204).send();
    },

    async login(request, reply) {
      const session = visitorOf(request);
      const device = loginDeviceOf(request.headers['user-agent'], services.clock.now());
      const from = { session, device, client: clientOf(request.ip), takeOver };
      const context = { ...services, ...from };
      setSessionCookies(request, reply, await logIn(context, request.body));
      return reply.code(204).send();
    },

    async logout(request, reply) {
      await endSession(services.db, visitorOf(request), services.clock.now());
      clearSessionCookies(request, reply);
      return reply.code(204).send();
    },
  };
}
