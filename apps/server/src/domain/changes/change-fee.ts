import type {
  CancellationLine,
  ChangeFee,
  ChangeFeeReason,
  ChangeFeeRise,
  LegName,
} from '@ferry/api/customer-server';
import type { BookedTrip } from '../cancellations/booked-trip.ts';
import { boundaries, type CancelledPart, feeLines, withFees } from '../cancellations/fee-lines.ts';
import { keyOf, type PricedPart } from '../cancellations/price-parts.ts';

/** What the fee of a change depends on, beside the instant. */
export interface ChangeFeeInput {
  /** As it is booked. */
  trip: BookedTrip;
  /** What the change gives up of it. */
  givenUp: readonly PricedPart[];
  /** Of that, what nothing takes the place of. */
  dropped: readonly PricedPart[];
  /** Legs that the operator has freed ({@link freeLegs}). */
  free: ReadonlySet<LegName>;
  /** Changes that were made before and count. */
  changesMade: number;
  /** So many the operator makes free. */
  freeChanges: number;
  /** What cancelling would have cost at the first change that counts, in yen; 0 where there was none. */
  firstYen: number;
  /** What has been paid for what is booked, in yen. */
  paidYen: number;
}

export interface PricedChangeFee {
  fee: ChangeFee;
  /** When the fee next rises; null where it does not. */
  rises: ChangeFeeRise | null;
  /** Whether it is one of the changes of which only the first are free. */
  counts: boolean;
  /** What is kept of the first change that counts, for those that follow; in yen. */
  basisYen: number;
}

/**
 * What a change costs by when it is made. The first is free, but for what it drops: that costs what cancelling it
 * alone does, as nobody would pay for a cancellation in part else. From the second it is what cancelling what is
 * given up would cost at this change, or would have cost at the first one, whichever is higher (published rule of
 * domestic long-distance ferries: 1回目の変更は無料、2回目からは1回目の変更時と比べて高いほうの手数料). One that only
 * drops is a cancellation in part by another name, however many changes there were: it costs what that does, and is
 * no change that counts. Additions, names and contacts cost nothing and do not count either. Before the payment
 * everything is free, as is leaving a sailing that the operator does not sail; neither counts. No fee is more than
 * what has been paid.
 */
export function changeFee(input: ChangeFeeInput, now: Date): PricedChangeFee {
  const { trip, givenUp, dropped, free, paidYen } = input;
  const all = withFees(trip, givenUp, free);
  const reason = reasonOf(input, all);
  const isFree = input.changesMade < input.freeChanges;
  const replaced = withoutDropped(givenUp, dropped);
  const isOfDropped = reason === 'cancellationFee' && (isFree || replaced.length === 0);
  const parts = isOfDropped ? withFees(trip, dropped, free) : all;
  const counts = (reason === 'freeChange' || reason === 'cancellationFee') && replaced.length > 0;
  const firstYen = isOfDropped ? 0 : Math.min(input.firstYen, paidYen);
  const feeAt = (at: Date) => {
    const nowYen = sumOf(feeLines(parts, paidYen, at));
    return { nowYen, feeYen: reason === 'cancellationFee' ? Math.max(nowYen, firstYen) : 0 };
  };
  const { nowYen, feeYen } = feeAt(now);
  const next = boundaries(parts, now).find((at) => feeAt(new Date(at)).feeYen > feeYen);
  const lines = feeLines(parts, paidYen, now).map(toLine);
  return {
    fee: { feeYen, reason, nowYen, firstYen, lines },
    rises: next === undefined ? null : { at: next, feeYen: feeAt(new Date(next)).feeYen },
    counts,
    basisYen: counts ? sumOf(feeLines(withFees(trip, replaced, free), paidYen, now)) : 0,
  };
}

/** What something takes the place of; of several meals that are one part as many as there are. */
const withoutDropped = (
  givenUp: readonly PricedPart[],
  dropped: readonly PricedPart[],
): PricedPart[] =>
  givenUp.flatMap((part) => {
    const gone = dropped.find((each) => keyOf(each) === keyOf(part));
    const yen = part.yen - (gone?.yen ?? 0);
    return gone && yen <= 0 ? [] : [{ ...part, yen }];
  });

function reasonOf(
  { trip, dropped, changesMade, freeChanges }: ChangeFeeInput,
  parts: readonly CancelledPart[],
): ChangeFeeReason {
  if (!trip.isPaid) return 'beforePayment';
  if (parts.length === 0) return 'nothingGivenUp';
  if (parts.every(({ freeBecause }) => freeBecause === 'serviceCancelled'))
    return 'serviceCancelled';
  const isFree = changesMade < freeChanges && dropped.length === 0;
  return isFree ? 'freeChange' : 'cancellationFee';
}

const toLine = ({ leg, kind, label, paidYen, percent, minimumYen, feeYen }: CancellationLine) => ({
  leg,
  kind,
  label,
  paidYen,
  percent,
  minimumYen,
  feeYen,
});

const sumOf = (lines: readonly CancellationLine[]): number =>
  lines.reduce((total, { feeYen }) => total + feeYen, 0);
