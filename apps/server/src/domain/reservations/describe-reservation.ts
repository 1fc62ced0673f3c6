import type { Reservation } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../clock.ts';
import { jstInstant } from '../instant.ts';
import { getSailing } from '../sailings/find-offer.ts';
import {
  type AccessibleReservation,
  findHistory,
  type ReservationRow,
} from './reservation-rows.ts';

/** How often a hold may be extended. */
export const MAX_EXTENSIONS = 10;

/** A hold is over from its limit time on, whether or not the stock has been given back yet. */
export function isOver(row: Pick<ReservationRow, 'state' | 'limit_time'>, now: Date): boolean {
  return row.state === 'held' && row.limit_time <= now;
}

/** The reservation in the contract's shape. */
export async function describeReservation(
  db: Kysely<Database>,
  clock: Clock,
  { row, isOwner }: AccessibleReservation,
): Promise<Reservation> {
  const choice = {
    sailingId: row.sailing_id,
    fromPortId: row.from_port_id,
    toPortId: row.to_port_id,
  };
  const sailing = await getSailing(db, choice);
  if (!sailing) throw new Error('A reservation has lost its sailing');
  const history = await findHistory(db, row.id);
  const state = isOver(row, clock.now()) ? 'expired' : row.state;
  return {
    id: row.id,
    reservationNumber: row.reservation_number,
    version: row.version,
    state,
    party: row.party,
    outbound: { sailing, cabinType: row.cabin_type },
    representative: row.representative,
    passengers: row.passengers,
    quote: row.quote,
    paymentMethod: row.payment_method,
    limitTime: jstInstant(row.limit_time),
    extensionsLeft: state === 'held' ? MAX_EXTENSIONS - row.extensions : 0,
    draftId: isOwner ? row.draft_id : null,
    history: history.map(({ at, event }) => ({ at: jstInstant(at), event })),
    serverTime: jstInstant(clock.now()),
  };
}
