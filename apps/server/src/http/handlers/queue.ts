import type { CustomerHandlers } from '@ferry/api/customer-server';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../booking/services/services.ts';
import { getQueuePlace, joinQueue, leaveQueue } from '../../domain/queue/queue-place.ts';
import { clientHashOf } from '../payments/payer.ts';
import { limitBySession } from '../rate-limit.ts';
import { findLiveVisitor, visitorOf } from '../visitor.ts';

/** Tag queue: the fair line of those who come when sales open. */
export function queueHandlers(
  services: Services,
): Pick<CustomerHandlers, 'getQueuePlace' | 'joinQueue' | 'leaveQueue'> {
  const { db, clock, keys, limits } = services;
  const writer = async (request: FastifyRequest) => {
    await limitBySession(services, request, 'queue', limits.draftWrites);
    return { db, clock, sessionId: visitorOf(request).id };
  };
  return {
    async getQueuePlace(request, reply) {
      const visitor = await findLiveVisitor(services, request);
      return reply.code(200).send(await getQueuePlace({ db, clock, sessionId: visitor?.id }));
    },

    async joinQueue(request, reply) {
      const context = { ...(await writer(request)), clientHash: clientHashOf(keys, request) };
      return reply.code(200).send(await joinQueue(context));
    },

    async leaveQueue(request, reply) {
      await leaveQueue(await writer(request));
      return reply.code(204).send();
    },
  };
}
