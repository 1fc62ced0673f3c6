import type { CustomerHandlers } from '@ferry/api/customer-server';
import type { Services } from '../../booking/services.ts';
import { listReservations } from '../../domain/reservations/list-reservations.ts';
import { visitorOf } from '../visitor.ts';

/** Entries where nobody asks for another number. */
const LIST_LENGTH = 20;

/** Tag reservations: all of a member's. */
export function reservationListHandlers({
  db,
  clock,
}: Services): Pick<CustomerHandlers, 'listReservations'> {
  return {
    async listReservations(request, reply) {
      const { period, limit = LIST_LENGTH, cursor } = request.query;
      const context = { db, clock, sessionId: visitorOf(request).id };
      return reply.code(200).send(await listReservations(context, { period, limit, cursor }));
    },
  };
}
