import type { CustomerHandlers } from '@ferry/api/customer-server';
import { decideContactChange } from '../../booking/reservations/decide-contact-change.ts';
import { updateContact } from '../../booking/reservations/update-contact.ts';
import type { Services } from '../../booking/services/services.ts';
import { etagOf, versionOf } from '../etag.ts';
import { respondOnce } from '../idempotency.ts';
import { clientHashOf } from '../payments/payer.ts';
import { limitBySession } from '../rate-limit.ts';
import { visitorOf } from '../visitor.ts';

/** Tag reservations: how the representative of a confirmed reservation is reached. */
export function reservationContactHandlers(
  services: Services,
): Pick<CustomerHandlers, 'updateReservationContact' | 'decideContactChange'> {
  const { clock, limits, keys } = services;
  return {
    async updateReservationContact(request, reply) {
      await limitBySession(services, request, 'booking', limits.bookingAttempts);
      const { reservationId } = request.params;
      const clientHash = clientHashOf(keys, request);
      const client = clientHash.toString('base64');
      const sessionId = visitorOf(request).id;
      const context = { clock, limits, keys, sessionId, clientHash, client };
      const requested = { version: versionOf(request.headers['if-match']), request: request.body };
      const response = await respondOnce(services, request, async (tx) => {
        const changed = await updateContact(tx, context, reservationId, requested);
        const headers = { etag: etagOf(changed.version) };
        return { status: 200 as const, headers, body: changed };
      });
      return reply.headers(response.headers).code(response.status).send(response.body);
    },

    async decideContactChange(request, reply) {
      await limitBySession(services, request, 'draft-link', limits.draftLinks);
      const sessionId = visitorOf(request).id;
      await decideContactChange({ ...services, sessionId }, request.body);
      return reply.code(204).send();
    },
  };
}
