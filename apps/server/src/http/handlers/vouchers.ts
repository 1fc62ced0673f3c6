import type { CustomerHandlers } from '@ferry/api/customer-server';
import { setPartnerSlots } from '../../booking/changing/set-partner-slots.ts';
import type { Services } from '../../booking/services/services.ts';
import { listVouchers } from '../../domain/vouchers/list-vouchers.ts';
import { aboutReservation, assertBooked } from '../about-reservation.ts';
import { etagOf, versionOf } from '../etag.ts';
import { respondOnce } from '../idempotency.ts';
import { clientHashOf } from '../payments/payer.ts';
import { limitBySession } from '../rate-limit.ts';
import { visitorOf } from '../visitor.ts';

/** What customers show to partners, and when they come. */
export function voucherHandlers(
  services: Services,
): Pick<CustomerHandlers, 'listVouchers' | 'setPartnerSlots'> {
  const { clock, keys, limits } = services;
  const about = aboutReservation(services);
  return {
    async listVouchers(request, reply) {
      const list = await about(request, request.params.reservationId, (tx, row) => {
        assertBooked(row);
        return listVouchers(tx, keys, row, clock.now());
      });
      return reply.code(200).send(list);
    },

    async setPartnerSlots(request, reply) {
      await limitBySession(services, request, 'booking', limits.bookingAttempts);
      const client = clientHashOf(keys, request).toString('base64');
      const context = { clock, keys, limits, client, sessionId: visitorOf(request).id };
      const { reservationId } = request.params;
      const requested = { version: versionOf(request.headers['if-match']), request: request.body };
      const response = await respondOnce(services, request, async (tx) => {
        const body = await setPartnerSlots(tx, context, reservationId, requested);
        return { status: 200 as const, headers: { etag: etagOf(body.version) }, body };
      });
      return reply.headers(response.headers).code(response.status).send(response.body);
    },
  };
}
