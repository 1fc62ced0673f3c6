import type { CustomerHandlers, Reservation } from '@ferry/api/customer-server';
import type { FastifyRequest } from 'fastify';
import { beginCommitChange, endCommitChange } from '../../booking/changing/commit-change.ts';
import { holdChange } from '../../booking/changing/hold-change.ts';
import { dropChange, extendChange } from '../../booking/changing/keep-change.ts';
import { endDueChange } from '../../booking/holding/end-change.ts';
import { chargePayment } from '../../booking/paying/drive-payment.ts';
import { paymentContext } from '../../booking/paying/payment-context.ts';
import type { Services } from '../../booking/services/services.ts';
import { inTransaction } from '../../database/transaction.ts';
import { endingExpired } from '../ending-expired.ts';
import { etagOf, versionOf } from '../etag.ts';
import { respondOnce } from '../idempotency.ts';
import { clientHashOf, commitOf, payerOf } from '../payments/payer.ts';
import { limitBySession } from '../rate-limit.ts';
import { visitorOf } from '../visitor.ts';

type Operations = 'holdChange' | 'extendChange' | 'dropChange' | 'commitChange';

/** Tag reservations: a change of a booking that is held, until it is made or ends. */
export function changeHandlers(services: Services): Pick<CustomerHandlers, Operations> {
  const { db, clock, limits, keys, payments: provider } = services;
  const changer = async (request: FastifyRequest) => {
    await limitBySession(services, request, 'booking', limits.bookingAttempts);
    return {
      clock,
      limits,
      keys,
      provider,
      clientHash: clientHashOf(keys, request),
      sessionId: visitorOf(request).id,
    };
  };
  const endIfDue = (id: string) => () => endDueChange(db, id, clock.now());
  return {
    async holdChange(request, reply) {
      const context = await changer(request);
      const { reservationId } = request.params;
      const requested = { version: versionOf(request.headers['if-match']), request: request.body };
      const response = await respondOnce(services, request, async (tx) => {
        const body = await holdChange(tx, context, reservationId, requested);
        return { status: 201 as const, headers: { etag: etagOf(body.version) }, body };
      });
      return reply.headers(response.headers).code(response.status).send(response.body);
    },

    async extendChange(request, reply) {
      const context = await changer(request);
      const { reservationId } = request.params;
      const work = respondOnce(services, request, async (tx) => {
        const body = await extendChange(tx, context, reservationId);
        return { status: 200 as const, headers: { etag: etagOf(body.version) }, body };
      });
      const response = await endingExpired(work, endIfDue(reservationId));
      return reply.headers(response.headers).code(response.status).send(response.body);
    },

    async commitChange(request, reply) {
      const context = { ...payerOf(services, request), ...(await changer(request)) };
      const { reservationId } = request.params;
      const requested = await commitOf(services, request);
      const work = respondOnce<200 | 202, Reservation>(services, request, async (tx) => {
        const step = await beginCommitChange(tx, context, reservationId, requested);
        if ('reservation' in step) return committed(step.reservation);
        return {
          ask: () => chargePayment(paymentContext(services, request.log), step.paymentId),
          finish: async (last) =>
            committed(await endCommitChange(last, context, reservationId, step.paymentId)),
        };
      });
      const response = await endingExpired(work, endIfDue(reservationId));
      return reply.headers(response.headers).code(response.status).send(response.body);
    },

    async dropChange(request, reply) {
      const context = await changer(request);
      const { reservationId } = request.params;
      const body = await inTransaction(db, (tx) => dropChange(tx, context, reservationId));
      return reply.header('etag', etagOf(body.version)).code(200).send(body);
    },
  };
}

/** While the provider has not said how the payment ended, it is accepted and no more. */
const committed = (body: Reservation) => ({
  status: body.change?.state === 'paymentProcessing' ? (202 as const) : (200 as const),
  headers: { etag: etagOf(body.version) },
  body,
});
