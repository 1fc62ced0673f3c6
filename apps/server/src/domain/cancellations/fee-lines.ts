import type { CancellationLine } from '@ferry/api/customer-server';
import { type FeeStep, feeOf, feeSteps, stepAt } from '../reservations/cancellation-fee.ts';
import type { BookedTrip } from './booked-trip.ts';
import type { PricedPart } from './price-parts.ts';

/** A part that goes, with what that costs by when it goes. */
export interface CancelledPart {
  part: PricedPart;
  steps: FeeStep[];
  /** Why it costs nothing whenever it goes; null: the steps hold. */
  freeBecause: CancellationLine['freeBecause'];
}

/** @param gone parts that are cancelled */
export function withFees(trip: BookedTrip, gone: readonly PricedPart[]): CancelledPart[] {
  const known = new Map<string, FeeStep[]>();
  return gone.map((part) => {
    const key = `${part.leg} ${part.kind} ${part.option} ${part.discountId}`;
    const steps = known.get(key) ?? stepsOf(trip, part);
    known.set(key, steps);
    return { part, steps, freeBecause: freeBecause(trip, part) };
  });
}

function stepsOf({ sale, legs }: BookedTrip, part: PricedPart): FeeStep[] {
  const sold = sale[part.leg];
  const leg = legs.find((each) => each.leg === part.leg);
  if (!sold || !leg) throw new Error('The part is one of a leg');
  return feeSteps(sold.cancellation, part, leg.departureAt);
}

/** Where the operator does not sail one leg, nobody needs the other one: the whole trip is free. */
function freeBecause({ isPaid, legs }: BookedTrip, { isFuel }: PricedPart) {
  if (!isPaid) return 'beforePayment';
  if (legs.some(({ isServiceCancelled }) => isServiceCancelled)) return 'serviceCancelled';
  return isFuel ? 'fuel' : null;
}

/** Instants from which on some fee is another one, the next first. */
export function boundaries(parts: readonly CancelledPart[], now: Date): string[] {
  const paid = parts.filter((each) => each.freeBecause === null);
  const ends = paid.flatMap(({ steps }) => steps.flatMap(({ until }) => until ?? []));
  return [...new Set(ends)]
    .filter((end) => new Date(end) > now)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
}

/** One line for each part that goes. All fees together are never more than the money that there is. */
export function feeLines(
  parts: readonly CancelledPart[],
  paidYen: number,
  at: Date,
): CancellationLine[] {
  let left = paidYen;
  return parts.map(({ part, steps, freeBecause: freedom }) => {
    const { leg, kind, position, label, yen } = part;
    const step = stepAt(steps, at);
    const feeYen = freedom ? 0 : Math.min(left, feeOf(step, yen));
    left -= feeYen;
    return {
      leg,
      kind: part.isFuel ? 'fuel' : kind,
      position,
      label,
      paidYen: yen,
      feeYen,
      refundYen: yen - feeYen,
      freeBecause: freedom,
      percent: freedom ? 0 : step.percent,
      minimumYen: freedom ? 0 : step.minimumYen,
      until: freedom ? null : step.until,
    };
  });
}
