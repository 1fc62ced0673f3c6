import type { LegName, ReservationLeg } from '@ferry/api/customer-server';
import { checkInCutOff, travellersOf } from '@ferry/format/check-in';
import type { Kysely } from 'kysely';
import type { SailingStatus } from '../../database/operator-tables.ts';
import type { Database } from '../../database/schema.ts';
import type { RouteRules } from '../../rules/route-rules.ts';
import { DomainError } from '../domain-error.ts';
import { toSailing } from '../sailings/offer.ts';
import { findSailingsOfReservation, type SailingRow } from '../sailings/sailing-rows.ts';
import type { ReservationLegRow, ReservationRow } from './reservation-rows.ts';

/** A leg as it was sold, with the rules of its route of today. */
export interface LegOfReservation {
  row: ReservationLegRow;
  described: Omit<ReservationLeg, 'service'>;
  rules: RouteRules;
  status: SailingStatus;
}

export interface ReservationLegs {
  outbound: LegOfReservation;
  returnLeg: LegOfReservation | undefined;
}

/** Until when every passenger of a leg must have checked in, RFC 3339. */
export const checkInCutOffOf = (
  { row: { leg }, described: { sailing, vehicles } }: Pick<LegOfReservation, 'row' | 'described'>,
  { passengers }: Pick<ReservationRow, 'passengers'>,
): string => checkInCutOff(sailing, { vehicles, passengers: travellersOf(passengers, leg) });

/**
 * The legs of a reservation, whatever has become of their sailings since (cancelled, withdrawn, in
 * the past).
 */
export async function findReservationLegs(
  db: Kysely<Database>,
  reservationId: string,
): Promise<ReservationLegs> {
  const legs = await findLegsIfAny(db, reservationId);
  if (!legs) throw new Error('A reservation has lost its outbound leg');
  return legs;
}

/** As {@link findReservationLegs}, undefined for a reservation that does not exist. */
export async function findLegsIfAny(
  db: Kysely<Database>,
  reservationId: string,
): Promise<ReservationLegs | undefined> {
  const sailings = await findSailingsOfReservation(db, { reservationId });
  const legs = sailings.map((sailing) => toLeg(sailing.sold, sailing));
  const legOf = (name: LegName) => legs.find(({ row }) => row.leg === name);
  const outbound = legOf('outbound');
  return outbound && { outbound, returnLeg: legOf('return') };
}

/** Legs with their sailings. */
export const toLegs = (
  rows: readonly ReservationLegRow[],
  sailings: readonly (SailingRow & { leg: LegName })[],
): LegOfReservation[] =>
  rows.map((row) => {
    const found = sailings.find(({ leg }) => leg === row.leg);
    if (!found) throw new Error('A reservation has lost its sailing');
    return toLeg(row, found);
  });

function toLeg(row: ReservationLegRow, found: SailingRow): LegOfReservation {
  const ports = { fromPortId: row.from_port_id, toPortId: row.to_port_id };
  // Where it was sold from and to, also on a vessel that calls twice at a port.
  const calls = { fromCall: row.from_call, toCall: row.to_call };
  const sailing = toSailing({ row: found, ports, calls });
  return {
    row,
    described: { sailing, ...row.content },
    rules: found.rules,
    status: found.status,
  };
}

/** @throws DomainError `SAILING_CANCELLED` with the first leg that does not take place */
export function assertSails({ outbound, returnLeg }: ReservationLegs): void {
  const gone = [outbound, returnLeg].find((leg) => leg && leg.status !== 'scheduled');
  if (gone) throw new DomainError('SAILING_CANCELLED', { leg: gone.row.leg });
}
