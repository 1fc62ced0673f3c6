import type { Sailing } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { RouteRules } from '../../operator/route-rules.ts';
import { findReservationLegs } from './reservation-legs.ts';
import type { ReservationRow } from './reservation-rows.ts';

/**
 * The first sailing of a reservation, its rules of today, and until when the party must have
 * checked in (with a vehicle earlier); whatever has become of the sailing since.
 */
export async function sailingOf(
  db: Kysely<Database>,
  { id }: Pick<ReservationRow, 'id'>,
): Promise<{ sailing: Sailing; checkInClosesAt: string; rules: RouteRules }> {
  const { outbound } = await findReservationLegs(db, id);
  const { described, checkInClosesAt, rules } = outbound;
  return { sailing: described.sailing, checkInClosesAt, rules };
}
