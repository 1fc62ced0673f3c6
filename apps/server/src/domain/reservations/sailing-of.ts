import type { Sailing } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { RouteRules } from '../../rules/route-rules.ts';
import { checkInCutOffOf, findReservationLegs } from './reservation-legs.ts';
import type { ReservationRow } from './reservation-rows.ts';

/**
 * The first sailing of a reservation, its rules of today, and until when the party must have
 * checked in; whatever has become of the sailing since.
 */
export async function sailingOf(
  db: Kysely<Database>,
  reservation: Pick<ReservationRow, 'id' | 'passengers'>,
): Promise<{ sailing: Sailing; cutOff: string; rules: RouteRules }> {
  const { outbound } = await findReservationLegs(db, reservation.id);
  const { described, rules } = outbound;
  return { sailing: described.sailing, cutOff: checkInCutOffOf(outbound, reservation), rules };
}
