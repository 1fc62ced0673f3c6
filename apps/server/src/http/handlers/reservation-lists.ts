import type { CustomerHandlers } from '@ferry/api/customer-server';
import { claimReservation } from '../../booking/reservations/claim-reservation.ts';
import type { Services } from '../../booking/services/services.ts';
import { clientOf } from '../../domain/rate-limits/client-address.ts';
import { listReservations } from '../../domain/reservations/list-reservations.ts';
import { visitorOf } from '../visitor.ts';

/** Entries where nobody asks for another number. */
const LIST_LENGTH = 20;

/** Tag reservations: all of a member's. */
export function reservationListHandlers(
  services: Services,
): Pick<CustomerHandlers, 'listReservations' | 'claimReservation'> {
  const { db, clock } = services;
  return {
    async claimReservation(request, reply) {
      const { id: sessionId } = visitorOf(request);
      const context = { ...services, sessionId, client: clientOf(request.ip) };
      return reply.code(200).send(await claimReservation(context, request.body));
    },

    async listReservations(request, reply) {
      const { period, limit = LIST_LENGTH, cursor } = request.query;
      const context = { db, clock, sessionId: visitorOf(request).id };
      return reply.code(200).send(await listReservations(context, { period, limit, cursor }));
    },
  };
}
