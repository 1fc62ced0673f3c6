import type { CustomerHandlers } from '@ferry/api/customer-server';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../booking/services/services.ts';
import { joinWaitlist } from '../../booking/waitlist/join-waitlist.ts';
import { listEntries, openLink, withdrawEntry } from '../../booking/waitlist/own-entries.ts';
import { takeOffer } from '../../booking/waitlist/take-offer.ts';
import { etagOf } from '../etag.ts';
import { respondOnceIfKeyed } from '../idempotency.ts';
import { clientHashOf } from '../payments/payer.ts';
import { limitBySession } from '../rate-limit.ts';
import { refuseToken } from '../refuse-token.ts';
import { visitorOf } from '../visitor.ts';

type Operations =
  | 'listWaitlistEntries'
  | 'joinWaitlist'
  | 'openWaitlistLink'
  | 'withdrawFromWaitlist'
  | 'takeWaitlistOffer';

/** Tag waitlist: who waits for places of a sailing that is full. */
export function waitlistHandlers(services: Services): Pick<CustomerHandlers, Operations> {
  const { db, clock, keys, limits } = services;
  const waiterOf = (request: FastifyRequest) => {
    const { id: sessionId, login } = visitorOf(request);
    return { db, clock, sessionId, memberId: login?.memberId };
  };
  const writer = async (request: FastifyRequest) => {
    await limitBySession(services, request, 'draft-write', limits.draftWrites);
    return waiterOf(request);
  };
  return {
    async listWaitlistEntries(request, reply) {
      return reply.code(200).send(await listEntries(waiterOf(request), request.query ?? {}));
    },

    async joinWaitlist(request, reply) {
      const client = clientHashOf(keys, request).toString('base64');
      const context = { ...(await writer(request)), keys, limits, client };
      const response = await respondOnceIfKeyed(services, request, async (tx) => {
        const entry = await joinWaitlist({ ...context, db: tx }, request.body);
        return { status: 201 as const, headers: {}, body: { entry } };
      });
      return reply.code(response.status).send(response.body);
    },

    async openWaitlistLink(request, reply) {
      const context = await writer(request);
      const entry = await openLink(context, request.body.token).catch((error: unknown) =>
        refuseToken(services, request, 'waitlist', error),
      );
      return reply.code(200).send(entry);
    },

    async withdrawFromWaitlist(request, reply) {
      const context = await writer(request);
      return reply.code(200).send(await withdrawEntry(context, request.params.waitlistEntryId));
    },

    async takeWaitlistOffer(request, reply) {
      const draft = await takeOffer(await writer(request), request.params.waitlistEntryId);
      return reply.header('etag', etagOf(draft.version)).code(200).send(draft);
    },
  };
}
