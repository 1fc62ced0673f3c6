import type { LegName } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type ChangeRow, findChangeLegs } from '../reservations/change-rows.ts';
import type { LegOfReservation } from '../reservations/reservation-legs.ts';
import { findChangeFacts } from '../reservations/to-change.ts';
import { type ChangeAmounts, changeAmounts } from './amounts.ts';
import { changeFee, type PricedChangeFee } from './change-fee.ts';
import { earliestCheckIn, payLaterBy } from './change-limits.ts';
import { feeInput } from './change-terms.ts';
import { type BookingToChange, isPaid } from './find-booking.ts';
import { droppedParts, givenUpParts, type LegPair } from './given-up-parts.ts';

/** What a change that is held costs at an instant. */
export interface StoredPrice {
  fee: PricedChangeFee;
  amounts: ChangeAmounts;
}

/**
 * What a held change costs now: its prices are those that it was held with, and its fee is that of this minute.
 * @param change of the booking
 */
export async function priceStored(
  db: Kysely<Database>,
  booking: BookingToChange,
  change: ChangeRow,
  now: Date,
): Promise<StoredPrice> {
  const { row, legs } = booking;
  if (!row.sale || !change.sale) throw new Error('Only what was stored with its facts is changed');
  const after = await findChangeLegs(db, change.id);
  const pairs = legs.map(({ row: leg }): LegPair => {
    const next = after.find((each) => each.leg === leg.leg);
    const isMoved =
      next?.sailing_id !== leg.sailing_id ||
      next.from_call !== leg.from_call ||
      next.to_call !== leg.to_call;
    return { before: leg.leg, after: next ? leg.leg : null, isMoved };
  });
  const trips = [row.sale.fares, change.sale.fares] as const;
  const [givenUp, dropped] = [givenUpParts(...trips, pairs), droppedParts(...trips, pairs)];
  const fee = changeFee(feeInput(booking, givenUp, dropped), now);
  const before = { totalYen: row.total_yen, waivedYen: row.waived_yen };
  const amounts = changeAmounts(before, change.total_yen, fee.fee.feeYen);
  return { fee, amounts: isPaid(booking) ? amounts : { ...amounts, payYen: 0, refundYen: 0 } };
}

/** When a held change has to be paid, and what it sails on. */
export interface StoredLimits {
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
