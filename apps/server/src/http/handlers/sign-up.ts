import type { ExternalHandlers } from '@ferry/api/external-server';
import type { Services } from '../../booking/services/services.ts';
import { applyForSignUp } from '../../members/apply-for-sign-up.ts';
import { checkSignUpLink } from '../../members/check-sign-up-link.ts';
import { createMember } from '../../members/create-member.ts';
import { clientHashOf } from '../payments/payer.ts';
import { visitorOf } from '../visitor.ts';

type Operations = 'applyForSignUp' | 'checkSignUpLink' | 'createMember';

/** Tag signUp of the external-api. */
export function signUpHandlers(services: Services): Pick<ExternalHandlers, Operations> {
  return {
    async applyForSignUp(request, reply) {
      const client = clientHashOf(services.keys, request).toString('base64');
      await applyForSignUp({ ...services, client, sessionId: visitorOf(request).id }, request.body);
      return reply.code(204).send();
    },

    async checkSignUpLink(request, reply) {
      const client = clientHashOf(services.keys, request).toString('base64');
      const context = { ...services, client, sessionId: visitorOf(request).id };
      const link = await checkSignUpLink(context, request.body.token);
      return reply.code(200).send(link);
    },

    async createMember(request, reply) {
      const client = clientHashOf(services.keys, request).toString('base64');
      return reply.code(201).send(await createMember({ ...services, client }, request.body));
    },
  };
}
