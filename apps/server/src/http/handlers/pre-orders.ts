import type { CustomerHandlers } from '@ferry/api/customer-server';
import type { FastifyRequest } from 'fastify';
import { createPreOrder } from '../../booking/pre-orders/order.ts';
import {
  listPreOrders,
  openPreOrderLink,
  withdrawPreOrder,
} from '../../booking/pre-orders/own-orders.ts';
import type { Services } from '../../booking/services/services.ts';
import { respondOnceIfKeyed } from '../idempotency.ts';
import { clientHashOf } from '../payments/payer.ts';
import { limitBySession } from '../rate-limit.ts';
import { refuseToken } from '../refuse-token.ts';
import { visitorOf } from '../visitor.ts';

type Operations = 'listPreOrders' | 'createPreOrder' | 'openPreOrderLink' | 'withdrawPreOrder';

/** Tag waitlist: who orders a trip before its sales open. */
export function preOrderHandlers(services: Services): Pick<CustomerHandlers, Operations> {
  const { db, clock, keys, limits } = services;
  const customerOf = (request: FastifyRequest) => {
    const { id: sessionId, login } = visitorOf(request);
    return { db, clock, sessionId, memberId: login?.memberId };
  };
  const writer = async (request: FastifyRequest) => {
    await limitBySession(services, request, 'draft-write', limits.draftWrites);
    return customerOf(request);
  };
  return {
    async listPreOrders(request, reply) {
      return reply.code(200).send(await listPreOrders(customerOf(request), request.query ?? {}));
    },

    async createPreOrder(request, reply) {
      const clientHash = clientHashOf(keys, request);
      const client = clientHash.toString('base64');
      const context = { ...(await writer(request)), keys, limits, client, clientHash };
      const response = await respondOnceIfKeyed(services, request, async (tx) => {
        const preOrder = await createPreOrder({ ...context, db: tx }, request.body);
        return { status: 201 as const, headers: {}, body: { preOrder } };
      });
      return reply.code(response.status).send(response.body);
    },

    async openPreOrderLink(request, reply) {
      const context = await writer(request);
      const order = await openPreOrderLink(context, request.body.token).catch((error: unknown) =>
        refuseToken(services, request, 'preOrder', error),
      );
      return reply.code(200).send(order);
    },

    async withdrawPreOrder(request, reply) {
      const context = await writer(request);
      return reply.code(200).send(await withdrawPreOrder(context, request.params.preOrderId));
    },
  };
}
