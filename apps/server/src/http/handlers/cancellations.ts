import type { CustomerHandlers } from '@ferry/api/customer-server';
import { cancelReservation } from '../../booking/cancelling/cancel-reservation.ts';
import { previewCancellation } from '../../booking/cancelling/quote-cancellation.ts';
import { standBy } from '../../booking/late/stand-by.ts';
import type { Services } from '../../booking/services/services.ts';
import { setRefundAccount } from '../../booking/transfers/set-refund-account.ts';
import { etagOf, versionOf } from '../etag.ts';
import { respondOnce } from '../idempotency.ts';
import { limitBySession } from '../rate-limit.ts';
import { visitorOf } from '../visitor.ts';

type Operations = 'quoteCancellation' | 'cancelReservation' | 'standBy' | 'setRefundAccount';

/**
 * Tag reservations: what cancelling costs, and cancelling, which takes a key and happens once, as does keeping
 * the value of a leg; where the money of a store goes.
 */
export function cancellationHandlers(services: Services): Pick<CustomerHandlers, Operations> {
  const { db, clock, limits, keys, payments: provider } = services;
  return {
    async quoteCancellation(request, reply) {
      await limitBySession(services, request, 'draft-write', limits.draftWrites);
      const context = { clock, provider, sessionId: visitorOf(request).id };
      const { reservationId } = request.params;
      const quote = await previewCancellation(db, context, reservationId, request.body);
      return reply.code(200).send(quote);
    },

    async cancelReservation(request, reply) {
      await limitBySession(services, request, 'booking', limits.bookingAttempts);
      const context = { clock, provider, sessionId: visitorOf(request).id };
      const { reservationId } = request.params;
      const requested = { version: versionOf(request.headers['if-match']), request: request.body };
      const response = await respondOnce(services, request, async (tx) => {
        const body = await cancelReservation(tx, context, reservationId, requested);
        return { status: 200 as const, headers: { etag: etagOf(body.version) }, body };
      });
      return reply.headers(response.headers).code(response.status).send(response.body);
    },

    async standBy(request, reply) {
      await limitBySession(services, request, 'booking', limits.bookingAttempts);
      const context = { clock, sessionId: visitorOf(request).id };
      const { reservationId } = request.params;
      const { leg } = request.body;
      const requested = { version: versionOf(request.headers['if-match']), leg };
      const response = await respondOnce(services, request, async (tx) => {
        const body = await standBy(tx, context, reservationId, requested);
        return { status: 200 as const, headers: { etag: etagOf(body.version) }, body };
      });
      return reply.headers(response.headers).code(response.status).send(response.body);
    },

    async setRefundAccount(request, reply) {
      await limitBySession(services, request, 'booking', limits.bookingAttempts);
      const context = { clock, keys, sessionId: visitorOf(request).id };
      const response = await respondOnce(services, request, async (tx) => {
        const body = await setRefundAccount(tx, context, request.params, request.body);
        return { status: 200 as const, headers: { etag: etagOf(body.version) }, body };
      });
      return reply.headers(response.headers).code(response.status).send(response.body);
    },
  };
}
