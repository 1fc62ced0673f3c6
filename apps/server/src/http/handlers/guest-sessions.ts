import type { CustomerHandlers } from '@ferry/api/customer-server';
import { remindReservationNumber } from '../../booking/reservations/remind-number.ts';
import type { Services } from '../../booking/services/services.ts';
import { createGuestSession } from '../../domain/guest-sessions/guest-sessions.ts';
import { clientOf } from '../../domain/rate-limits/client-address.ts';
import { clientHashOf } from '../payments/payer.ts';
import { visitorOf } from '../visitor.ts';

/**
 * Tag guestSessions: the right to one reservation, for a client that knows its number and contact.
 */
export function guestSessionHandlers(
  services: Services,
): Pick<CustomerHandlers, 'createGuestSession' | 'remindReservationNumber'> {
  return {
    async createGuestSession(request, reply) {
      const context = {
        ...services,
        sessionId: visitorOf(request).id,
        client: clientOf(request.ip),
      };
      return reply.code(201).send(await createGuestSession(context, request.body));
    },

    async remindReservationNumber(request, reply) {
      const client = clientHashOf(services.keys, request).toString('base64');
      const context = { ...services, client, sessionId: visitorOf(request).id };
      await remindReservationNumber(context, request.body.email);
      return reply.code(204).send();
    },
  };
}
