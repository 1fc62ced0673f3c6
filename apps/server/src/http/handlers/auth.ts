import type { ExternalHandlers } from '@ferry/api/external-server';
import type { Services } from '../../services.ts';
import { sendSessionCookies } from '../visitor.ts';

/** Tag auth of the external-api. */
export function authHandlers(services: Services): Pick<ExternalHandlers, 'getCsrfCookie'> {
  return {
    async getCsrfCookie(request, reply) {
      await sendSessionCookies(services, request, reply);
      return reply.code(204).send();
    },
  };
}
