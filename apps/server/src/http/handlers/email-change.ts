import type { ExternalHandlers } from '@ferry/api/external-server';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../booking/services/services.ts';
import { clientOf } from '../../domain/rate-limits/client-address.ts';
import { checkLink } from '../../members/check-link.ts';
import { confirmEmailChange, stopEmailChange } from '../../members/confirm-email-change.ts';
import { cancelEmailChange, getEmailChange } from '../../members/pending-email-change.ts';
import { requestEmailChange } from '../../members/request-email-change.ts';
import { clientHashOf } from '../payments/payer.ts';
import { limitBySession } from '../rate-limit.ts';
import { loginOf, memberIdOf, visitorOf } from '../visitor.ts';

type Operations =
  | 'getEmailChange'
  | 'requestEmailChange'
  | 'cancelEmailChange'
  | 'checkEmailChangeLink'
  | 'confirmEmailChange'
  | 'stopEmailChange';

/** Tag emailChange of the external-api. */
export function emailChangeHandlers(services: Services): Pick<ExternalHandlers, Operations> {
  const hashOf = (request: FastifyRequest) =>
    clientHashOf(services.keys, request).toString('base64');
  return {
    async getEmailChange(request, reply) {
      return reply.code(200).send(await getEmailChange(services, memberIdOf(request)));
    },

    async cancelEmailChange(request, reply) {
      const { profileWrites } = services.limits;
      await limitBySession(services, request, 'email-change-cancel', profileWrites);
      await cancelEmailChange(services, memberIdOf(request));
      return reply.code(204).send();
    },

    async requestEmailChange(request, reply) {
      const { passwordChanges } = services.limits;
      await limitBySession(services, request, 'email-change', passwordChanges);
      const clients = { client: clientOf(request.ip), mailClient: hashOf(request) };
      const context = { ...services, ...clients, sessionId: visitorOf(request).id };
      await requestEmailChange(context, loginOf(request), request.body);
      return reply.code(204).send();
    },

    async checkEmailChangeLink(request, reply) {
      const context = { ...services, client: hashOf(request) };
      const link = await checkLink(context, 'emailChange', request.body.token);
      return reply.code(200).send(link);
    },

    async confirmEmailChange(request, reply) {
      await confirmEmailChange({ ...services, client: hashOf(request) }, request.body.token);
      return reply.code(204).send();
    },

    async stopEmailChange(request, reply) {
      await stopEmailChange({ ...services, client: hashOf(request) }, request.body.token);
      return reply.code(204).send();
    },
  };
}
