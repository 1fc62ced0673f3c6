import type { ExternalHandlers } from '@ferry/api/external-server';
import type { Services } from '../../booking/services/services.ts';
import { clientOf } from '../../domain/rate-limits/client-address.ts';
import { changePassword } from '../../members/change-password.ts';
import { checkResetLink } from '../../members/check-link.ts';
import { mailLink } from '../../members/mail-link.ts';
import { resetPassword } from '../../members/reset-password.ts';
import { clientHashOf } from '../payments/payer.ts';
import { limitBySession } from '../rate-limit.ts';
import { loginOf, setSessionCookies, visitorOf } from '../visitor.ts';

type Operations =
  | 'requestPasswordReset'
  | 'checkPasswordResetLink'
  | 'resetPassword'
  | 'changePassword';

/** What the tag auth of the external-api has about passwords. */
export function passwordHandlers(services: Services): Pick<ExternalHandlers, Operations> {
  return {
    async requestPasswordReset(request, reply) {
      const client = clientHashOf(services.keys, request).toString('base64');
      await mailLink(
        { ...services, client, sessionId: visitorOf(request).id },
        'passwordReset',
        request.body.email,
      );
      return reply.code(204).send();
    },

    async checkPasswordResetLink(request, reply) {
      const client = clientHashOf(services.keys, request).toString('base64');
      const context = { ...services, client, sessionId: visitorOf(request).id };
      const link = await checkResetLink(context, request.body.token);
      return reply.code(200).send(link);
    },

    async resetPassword(request, reply) {
      const client = clientHashOf(services.keys, request).toString('base64');
      await resetPassword({ ...services, client }, request.body);
      return reply.code(204).send();
    },

    async changePassword(request, reply) {
      const { passwordChanges } = services.limits;
      await limitBySession(services, request, 'password-change', passwordChanges);
      const context = { ...services, client: clientOf(request.ip) };
      const token = await changePassword(context, loginOf(request), request.body);
      setSessionCookies(request, reply, { ...visitorOf(request), token });
      return reply.code(204).send();
    },
  };
}
