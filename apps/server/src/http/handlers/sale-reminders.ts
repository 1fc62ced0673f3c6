import type { CustomerHandlers } from '@ferry/api/customer-server';
import type { FastifyRequest } from 'fastify';
import {
  createReminder,
  openReminderLink,
  withdrawReminder,
} from '../../booking/sale-reminders/own-reminders.ts';
import type { Services } from '../../booking/services/services.ts';
import { clientHashOf } from '../payments/payer.ts';
import { limitBySession } from '../rate-limit.ts';
import { refuseToken } from '../refuse-token.ts';
import { visitorOf } from '../visitor.ts';

type Operations = 'createSaleReminder' | 'openSaleReminderLink' | 'withdrawSaleReminder';

/** Tag waitlist: who gets a mail when the sales of a day open. */
export function saleReminderHandlers(services: Services): Pick<CustomerHandlers, Operations> {
  const { db, keys, limits } = services;
  const limit = (request: FastifyRequest) =>
    limitBySession(services, request, 'draft-write', limits.draftWrites);
  return {
    async createSaleReminder(request, reply) {
      await limit(request);
      const { id: sessionId, login } = visitorOf(request);
      const client = clientHashOf(keys, request).toString('base64');
      const context = { ...services, client, sessionId, memberId: login?.memberId };
      return reply.code(201).send(await createReminder(context, request.body));
    },

    async openSaleReminderLink(request, reply) {
      await limit(request);
      const { token } = request.body;
      const reminder = await openReminderLink(services, token).catch((error: unknown) =>
        refuseToken(services, request, 'saleReminder', error),
      );
      return reply.code(200).send(reminder);
    },

    async withdrawSaleReminder(request, reply) {
      await limit(request);
      await withdrawReminder(db, request.body.token);
      return reply.code(204).send();
    },
  };
}
