import type { CustomerHandlers, Reservation } from '@ferry/api/customer-server';
import type { FastifyRequest } from 'fastify';
import { confirmMail } from '../../booking/confirming/confirm-mail.ts';
import { beginCommit, endCommit } from '../../booking/drafts/commit-reservation.ts';
import { holdReservation } from '../../booking/holding/hold-reservation.ts';
import { chargePayment } from '../../booking/paying/drive-payment.ts';
import { paymentContext } from '../../booking/paying/payment-context.ts';
import {
  expireIfDue,
  extendHold,
  getReservation,
} from '../../booking/reservations/get-reservation.ts';
import type { Services } from '../../booking/services/services.ts';
import { endingExpired } from '../ending-expired.ts';
import { etagOf, versionOf } from '../etag.ts';
import { respondOnce } from '../idempotency.ts';
import { clientHashOf, commitOf, payerOf } from '../payments/payer.ts';
import { limitBySession } from '../rate-limit.ts';
import { visitorOf } from '../visitor.ts';

type Operations =
  | 'holdReservation'
  | 'getReservation'
  | 'extendHold'
  | 'commitReservation'
  | 'confirmMail';

/** Tag reservations: hold, extend and confirm take an Idempotency-Key and happen once. */
export function reservationHandlers(services: Services): Pick<CustomerHandlers, Operations> {
  const { db, clock, limits, keys } = services;
  const booker = async (request: FastifyRequest) => {
    await limitBySession(services, request, 'booking', limits.bookingAttempts);
    const clientHash = clientHashOf(keys, request);
    return { clock, limits, keys, clientHash, sessionId: visitorOf(request).id };
  };
  return {
    async holdReservation(request, reply) {
      const context = await booker(request);
      const requested = { version: versionOf(request.headers['if-match']), request: request.body };
      const response = await respondOnce(services, request, async (tx) => {
        const reservation = await holdReservation(tx, context, requested);
        const location = `/customer-api/reservations/${reservation.id}`;
        return {
          status: 201 as const,
          headers: { etag: etagOf(reservation.version), location },
          body: reservation,
        };
      });
      return reply.headers(response.headers).code(response.status).send(response.body);
    },

    async getReservation(request, reply) {
      const context = { clock, sessionId: visitorOf(request).id };
      const found = await getReservation(db, context, request.params.reservationId);
      return reply.header('etag', etagOf(found.version)).code(200).send(found);
    },

    async extendHold(request, reply) {
      const context = await booker(request);
      const { reservationId } = request.params;
      const work = respondOnce(services, request, async (tx) =>
        changed(await extendHold(tx, context, reservationId)),
      );
      const response = await endingExpired(work, endIfDue(services, reservationId));
      return reply.headers(response.headers).code(response.status).send(response.body);
    },

    async commitReservation(request, reply) {
      const booking = await booker(request);
      const { reservationId } = request.params;
      const requested = await commitOf(services, request);
      const context = { ...payerOf(services, request), ...booking };
      const work = respondOnce<200 | 202, Reservation>(services, request, async (tx) => {
        const step = await beginCommit(tx, context, reservationId, requested);
        if ('reservation' in step) return changed(step.reservation);
        return {
          ask: () => chargePayment(paymentContext(services, request.log), step.paymentId),
          finish: async (last) =>
            committed(await endCommit(last, context, reservationId, step.paymentId)),
        };
      });
      const response = await endingExpired(work, endIfDue(services, reservationId));
      return reply.headers(response.headers).code(response.status).send(response.body);
    },

    async confirmMail(request, reply) {
      await limitBySession(services, request, 'draft-link', limits.draftLinks);
      await confirmMail({ db, clock, sessionId: visitorOf(request).id }, request.body.token);
      return reply.code(204).send();
    },
  };
}

const endIfDue =
  ({ db, clock }: Services, id: string) =>
  () =>
    expireIfDue(db, id, clock.now());

/** Still being paid: nothing is decided yet. */
function committed(reservation: Reservation) {
  const status = reservation.state === 'paymentProcessing' ? (202 as const) : (200 as const);
  return { ...changed(reservation), status };
}

function changed(reservation: Reservation) {
  const headers = { etag: etagOf(reservation.version) };
  return { status: 200 as const, headers, body: reservation };
}
