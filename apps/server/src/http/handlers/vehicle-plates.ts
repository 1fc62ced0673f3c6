import type { CustomerHandlers } from '@ferry/api/customer-server';
import { setVehiclePlate } from '../../booking/reservations/set-vehicle-plate.ts';
import type { Services } from '../../booking/services/services.ts';
import { etagOf, versionOf } from '../etag.ts';
import { limitBySession } from '../rate-limit.ts';
import { visitorOf } from '../visitor.ts';

/** Tag reservations: what a confirmed reservation still lacks. */
export function vehiclePlateHandlers(
  services: Services,
): Pick<CustomerHandlers, 'setVehiclePlate'> {
  const { db, clock, limits } = services;
  return {
    async setVehiclePlate(request, reply) {
      await limitBySession(services, request, 'draft-write', limits.draftWrites);
      const context = { clock, sessionId: visitorOf(request).id };
      const version = versionOf(request.headers['if-match']);
      const { reservationId } = request.params;
      const requested = { version, request: request.body };
      const changed = await setVehiclePlate(db, context, reservationId, requested);
      return reply.header('etag', etagOf(changed.version)).code(200).send(changed);
    },
  };
}
