import type { ReservationLeg } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { RouteRules } from '../../operator/route-rules.ts';
import { describeSailing } from '../sailings/offer.ts';
import { findSailing } from '../sailings/sailing-rows.ts';
import { findLegs, type ReservationLegRow } from './reservation-rows.ts';

/** A leg as it was sold, with the rules of its route of today. */
export interface LegOfReservation {
  row: ReservationLegRow;
  described: ReservationLeg;
  /** Until when everybody of the leg must have checked in: with a vehicle earlier. */
  checkInClosesAt: string;
  rules: RouteRules;
}

/**
 * The legs of a reservation, whatever has become of their sailings since (cancelled, withdrawn, in
 * the past).
 */
export async function findReservationLegs(
  db: Kysely<Database>,
  reservationId: string,
): Promise<{ outbound: LegOfReservation; back: LegOfReservation | undefined }> {
  const legs: LegOfReservation[] = [];
  for (const row of await findLegs(db, reservationId)) legs.push(await describeLeg(db, row));
  const [outbound, back] = legs;
  if (!outbound) throw new Error('A reservation has lost its outbound leg');
  return { outbound, back };
}

async function describeLeg(
  db: Kysely<Database>,
  row: ReservationLegRow,
): Promise<LegOfReservation> {
  const ports = { fromPortId: row.from_port_id, toPortId: row.to_port_id };
  const found = await findSailing(db, ports, row.sailing_id);
  if (!found) throw new Error('A reservation has lost its sailing');
  // Where it was sold from and to, also on a vessel that calls twice at a port.
  const calls = { fromCall: row.from_call, toCall: row.to_call };
  const sailing = describeSailing({ row: found, ports, calls });
  const isDriving = row.content.vehicles.some(({ driver }) => driver !== null);
  return {
    row,
    described: { sailing, ...row.content },
    checkInClosesAt: isDriving ? sailing.vehicleCheckInClosesAt : sailing.checkInClosesAt,
    rules: found.rules,
  };
}
