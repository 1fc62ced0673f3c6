import { isDeepStrictEqual } from 'node:util';
import type { Reservation, VehiclePlateRequest } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { carryPlate } from '../../domain/changes/carry-corrections.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { checkPlate } from '../../domain/drafts/check-vehicle-inputs.ts';
import { lockDraftsAbout } from '../../domain/drafts/draft-rows.ts';
import { validated } from '../../domain/people/problems.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import {
  findReservationLegs,
  type LegOfReservation,
} from '../../domain/reservations/reservation-legs.ts';
import { updateLegContent, updateReservation } from '../../domain/reservations/reservation-rows.ts';
import { toReservation } from '../../domain/reservations/to-reservation.ts';
import { type ReservationContext, requireReservation } from './get-reservation.ts';

/**
 * Sets the number plate of a reserved vehicle, one that was undecided or a wrong one, until the leg
 * departs. A hold's plate is changed in its draft.
 * @param version of the reservation that the customer has seen
 * @throws DomainError `NOT_FOUND`, `VERSION_CONFLICT`, `RESERVATION_STATE`, and `VALIDATION_FAILED`
 *   with the parts of the plate, or `position` for a vehicle that is not there or has no plate
 */
export function setVehiclePlate(
  db: Kysely<Database>,
  context: ReservationContext,
  reservationId: string,
  { version, request }: { version: number; request: VehiclePlateRequest },
): Promise<Reservation> {
  const now = context.clock.now();
  return inTransaction(db, async (tx) => {
    await lockDraftsAbout(tx, context.sessionId, reservationId);
    const { row, isOwner } = await requireReservation(tx, context, reservationId, 'lock');
    if (row.version !== version) throw new DomainError('VERSION_CONFLICT');
    const isConfirmed = row.state === 'confirmed' || row.state === 'confirmedUnpaid';
    const { outbound, returnLeg } = await findReservationLegs(tx, row.id);
    const leg = request.leg === 'outbound' ? outbound : returnLeg;
    const hasLeft = leg && now >= new Date(leg.described.sailing.departureAt);
    if (!isConfirmed || hasLeft) throw new DomainError('RESERVATION_STATE');
    const [changedLeg, content] = withPlate(leg, request);
    // The same plate once more is no change: the history would grow without end.
    if (isDeepStrictEqual(content, changedLeg.content)) {
      return toReservation(tx, context.clock, { row, isOwner });
    }
    await updateLegContent(tx, changedLeg, content);
    const plate = content.vehicles[request.position]?.plate ?? '';
    await carryPlate(tx, row, { ...changedLeg, position: request.position, plate });
    await addHistory(tx, row.id, 'plateSet', now);
    const changed = await updateReservation(tx, row, {});
    return toReservation(tx, context.clock, { row: changed, isOwner });
  });
}

function withPlate(
  leg: LegOfReservation | undefined,
  { position, plate: input }: VehiclePlateRequest,
) {
  const vehicle = leg?.row.content.vehicles[position];
  if (!vehicle || !(vehicle.plateUndecided || vehicle.plate)) {
    throw new DomainError('VALIDATION_FAILED', { errors: { position: ['NOT_AVAILABLE'] } });
  }
  const type = leg.rules.vehicles.types.find(({ id }) => id === vehicle.vehicleTypeId);
  const kind = type?.kind ?? 'car';
  const plate = validated((report) => checkPlate(input, { kind }, report));
  const vehicles = leg.row.content.vehicles.with(position, {
    ...vehicle,
    plate,
    plateUndecided: false,
  });
  return [leg.row, { ...leg.row.content, vehicles }] as const;
}
