import type { LegName } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type ChangeRow, findChangeLegs } from '../reservations/change-rows.ts';
import type { LegOfReservation } from '../reservations/reservation-legs.ts';
import { findChangeFacts } from '../reservations/to-change.ts';
import { earliestCheckIn, payLaterBy } from './change-limits.ts';
import type { BookingToChange } from './find-booking.ts';
import type { LegPair } from './given-up-parts.ts';
import { costOf, type PricedChange } from './price-change.ts';

/**
 * What a held change costs now: its prices are those that it was held with, and its fee is that of this minute.
 * @param change of the booking
 */
export async function priceStored(
  db: Kysely<Database>,
  booking: BookingToChange,
  change: ChangeRow,
  now: Date,
): Promise<Pick<PricedChange, 'fee' | 'feesBack' | 'amounts'>> {
  if (!change.sale) throw new Error('Only what was stored with its facts is changed');
  const after = await findChangeLegs(db, change.id);
  const pairs = booking.legs.map(({ row: leg }): LegPair => {
    const next = after.find((each) => each.leg === leg.leg);
    const isMoved =
      next?.sailing_id !== leg.sailing_id ||
      next.from_call !== leg.from_call ||
      next.to_call !== leg.to_call;
    return { before: leg.leg, after: next ? leg.leg : null, isMoved };
  });
  return costOf(booking, { fares: change.sale.fares, totalYen: change.total_yen }, pairs, now);
}

/** When a held change has to be paid, and what it sails on. */
interface StoredLimits {
  /** The legs that it leads to. */
  legs: LegOfReservation[];
  /** The first check-in that closes, of the booking and of what it is to be. */
  checkIn: Date | undefined;
  /** Until when the difference can be paid at a store or at the port. */
  payLaterBy: Date | undefined;
}

/** @param change of the booking */
export async function limitsOfStored(
  db: Kysely<Database>,
  booking: BookingToChange,
  change: ChangeRow,
  now: Date,
): Promise<StoredLimits> {
  const { legs } = await findChangeFacts(db, change, jstDate(now));
  const after = legs.map(({ row: { leg }, described }): { leg: LegName } & typeof described => ({
    leg,
    ...described,
  }));
  const checkIn = earliestCheckIn(booking, after, change.passengers, now);
  return { legs, checkIn, payLaterBy: payLaterBy(booking, checkIn, now) };
}
