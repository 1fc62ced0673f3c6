import type { ChangedPart } from '@ferry/api/customer-server';
import type { FeeOfLeg } from '../../database/change-tables.ts';
import type { TripFareInput } from '../../database/fare-input.ts';
import { feesOfEnded } from '../cancellations/fee-lines.ts';
import type { TripOffer } from '../trips/find-trip-offer.ts';
import type { LegOffer } from '../trips/leg-offer.ts';
import { type ChangeAmounts, changeAmounts } from './change-amounts.ts';
import { changeFee, type PricedChangeFee } from './change-fee.ts';
import { feeInput } from './change-terms.ts';
import { changedParts, type RequestedTrip } from './changed-parts.ts';
import { type BookingToChange, isPaid } from './find-booking.ts';
import { droppedParts, givenUpParts, type LegPair } from './given-up-parts.ts';
import { keptPassengers } from './kept-passengers.ts';

/** What a change comes to, with everything that it is decided by. */
export interface PricedChange {
  parts: ChangedPart[];
  /** Of each passenger the position in the booking; null for another person. */
  kept: (number | null)[];
  fee: PricedChangeFee;
  /** Fees of earlier changes of legs that the operator has ended, which this one leaves. */
  feesBack: FeeOfLeg[];
  /** Before the payment nothing is paid nor goes back: the demand is another one. */
  amounts: ChangeAmounts;
}

/**
 * What a change costs now, the difference and the fee.
 * @param offer what the booking would be
 */
export function priceChange(
  booking: BookingToChange,
  requested: RequestedTrip,
  offer: TripOffer,
  now: Date,
): PricedChange {
  const { row } = booking;
  const after = { fares: offer.sale.fares, totalYen: offer.quote.totalYen };
  return {
    parts: changedParts(booking, requested),
    kept: keptPassengers(row.passengers, requested.customers.passengers),
    ...costOf(booking, after, legPairs(booking, offer), now),
  };
}

/**
 * The fee of a change, and the difference.
 * @param after what the booking would be
 * @param pairs each leg of the booking once
 */
export function costOf(
  booking: BookingToChange,
  after: { fares: TripFareInput; totalYen: number },
  pairs: readonly LegPair[],
  now: Date,
): Pick<PricedChange, 'fee' | 'feesBack' | 'amounts'> {
  const { row } = booking;
  if (!row.sale) throw new Error('Only what was stored with its facts is changed');
  const trips = [row.sale.fares, after.fares] as const;
  const gone = { givenUp: givenUpParts(...trips, pairs), dropped: droppedParts(...trips, pairs) };
  const left = pairs.flatMap(({ before, isMoved }) => (isMoved ? before : []));
  const input = feeInput(booking, gone, left);
  const fee = changeFee(input, now);
  const feesBack = feesOfEnded(input.trip, (leg) => left.includes(leg));
  const feesBackYen = feesBack.reduce((sum, { yen }) => sum + yen, 0);
  const before = { totalYen: row.total_yen, waivedYen: row.waived_yen };
  const amounts = changeAmounts(before, after.totalYen, {
    feeYen: fee.fee.feeYen,
    feesBackYen,
  });
  return {
    ...{ fee, feesBack },
    amounts: isPaid(booking) ? amounts : { ...amounts, payYen: 0, refundYen: 0 },
  };
}

/** Which leg takes the place of which. */
function legPairs({ legs }: BookingToChange, offer: TripOffer): LegPair[] {
  return legs.map(({ row }) => {
    const after: LegOffer | undefined = offer[row.leg];
    const isMoved =
      after?.stock.sailingId !== row.sailing_id ||
      after.stock.fromCall !== row.from_call ||
      after.stock.toCall !== row.to_call;
    return { before: row.leg, after: after ? row.leg : null, isMoved };
  });
}
