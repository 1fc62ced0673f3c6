import type { CustomerHandlers } from '@ferry/api/customer-server';
import type { Services } from '../../booking/services/services.ts';
import { listVouchers } from '../../domain/vouchers/list-vouchers.ts';
import { aboutReservation, assertBooked } from '../about-reservation.ts';

/** Tag tickets: what customers show to partners. */
export function voucherHandlers(services: Services): Pick<CustomerHandlers, 'listVouchers'> {
  const { clock, keys } = services;
  const about = aboutReservation(services);
  return {
    async listVouchers(request, reply) {
      const list = await about(request, request.params.reservationId, (tx, row) => {
        assertBooked(row);
        return listVouchers(tx, keys, row, clock.now());
      });
      return reply.code(200).send(list);
    },
  };
}
