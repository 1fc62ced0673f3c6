import type { LegName, Reservation, StandByClosedReason } from '@ferry/api/customer-server';
import { sql, type Transaction } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { returnStock } from '../../domain/inventory/stock.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import { findLegsIfAny } from '../../domain/reservations/reservation-legs.ts';
import {
  type ReservationLegRow,
  type ReservationRow,
  updateReservation,
} from '../../domain/reservations/reservation-rows.ts';
import { toReservation } from '../../domain/reservations/to-reservation.ts';
import { isStandingBy } from '../../domain/service/standing-by.ts';
import type { ServedLeg } from '../../domain/tickets/issue-tickets.ts';
import { findServedLegs, issueAll } from '../../domain/tickets/list-tickets.ts';
import { isLegUsed } from '../../domain/tickets/ticket-rows.ts';
import { mailAboutKnown } from '../../mail/about-reservation.ts';
import { endChangeBeside } from '../cancelling/cancel-reservation.ts';
import { stockOf } from '../holding/expire-holds.ts';
import { type ReservationContext, requireReservation } from '../reservations/get-reservation.ts';

/**
 * A customer says before the departure that they will be late for a leg: its places go back at once, its tickets end, and its
 * value is kept for another sailing of the section (`standBy.withinDays` of the operator's document), once. Nothing of
 * it is paid back any more. A change in flight is dropped, as by a cancellation. Guarded by `stand-by.spec.ts`.
 * @param version the one that the customer has seen
 * @throws DomainError `NOT_FOUND`, `VERSION_CONFLICT`, `RESERVATION_STATE` for what is not paid or whose difference is being
 *   paid, `VALIDATION_FAILED` for a leg that it has not, `STAND_BY_CLOSED` with the reason
 */
export async function standBy(
  tx: Transaction<Database>,
  context: ReservationContext,
  reservationId: string,
  { version, leg }: { version: number; leg: LegName },
): Promise<Reservation> {
  const now = context.clock.now();
  const [found, legs] = await pipeline([
    requireReservation(tx, context, reservationId, 'lock'),
    findLegsIfAny(tx, reservationId),
  ]);
  const { row } = found;
  if (row.version !== version) throw new DomainError('VERSION_CONFLICT');
  if (row.state !== 'confirmed' || !legs) throw new DomainError('RESERVATION_STATE');
  const served = (await findServedLegs(tx, row.id, now)).find((each) => each.leg.row.leg === leg);
  if (!served) throw new DomainError('VALIDATION_FAILED', { errors: { leg: ['NOT_AVAILABLE'] } });
  const { standBy: offer } = served.service;
  if (offer?.state !== 'open') {
    const standByClosedReason = await whyClosed(tx, row, served);
    throw new DomainError('STAND_BY_CLOSED', { standByClosedReason });
  }
  const left = await endChangeBeside(tx, row, legs, now);
  await returnStock(tx, stockOf(served.leg.row));
  await storeStandBy(tx, served.leg.row, offer.until);
  const changed = await updateReservation(tx, left, {});
  await issueAll(tx, changed, now);
  await addHistory(tx, row.id, 'standBy', now);
  const reservation = await toReservation(tx, context.clock, { ...found, row: changed });
  const about = { reservation, row: changed };
  await mailAboutKnown(tx, now, 'reservationStandsBy', about, served.leg.row.sailing_id);
  return reservation;
}

async function whyClosed(
  tx: Transaction<Database>,
  row: ReservationRow,
  { leg, service }: ServedLeg,
): Promise<StandByClosedReason> {
  if (service.standBy?.state === 'vehicle') return 'vehicle';
  if (isStandingBy(leg) || leg.row.is_stand_by_taken) return 'used';
  if (leg.status !== 'scheduled') return 'serviceCancelled';
  const isOffered = leg.rules.standBy.withinDays > 0 && row.sale && !row.sale.ticket;
  if (!isOffered) return 'notOffered';
  return (await isLegUsed(tx, row.id, leg.row.sailing_id)) ? 'checkedIn' : 'departed';
}

/** The leg has no place from then on; it keeps the sailing that it was booked on, which another one takes the place of. */
async function storeStandBy(
  tx: Transaction<Database>,
  { reservation_id, leg }: Pick<ReservationLegRow, 'reservation_id' | 'leg'>,
  until: string,
): Promise<void> {
  await tx
    .updateTable('reservation_leg')
    .set({ pools: sql`'[]'::jsonb`, stand_by_until: until })
    .where('reservation_id', '=', reservation_id)
    .where('leg', '=', leg)
    .execute();
}
