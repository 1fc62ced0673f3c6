import type { CancellationLine, LegName, UsedPart } from '@ferry/api/customer-server';
import type { FeeOfLeg } from '../../database/change-tables.ts';
import { type FeeStep, feeOf, feeSteps, stepAt } from '../reservations/cancellation-fee.ts';
import type { BookedTrip, Cut } from './booked-trip.ts';
import { isWholeLeg } from './cut.ts';
import { keyOf, type PricedPart, priceParts } from './price-parts.ts';
import { usedParts } from './used-ticket.ts';

/** A part that goes, with what that costs by when it goes. */
export interface CancelledPart {
  part: PricedPart;
  steps: FeeStep[];
  /** Why it costs nothing whenever it goes; null: the steps hold. */
  freeBecause: CancellationLine['freeBecause'] | 'waived';
  /** What its passenger has used of a partner ticket at an instant; said with the first of their parts. */
  usedAt: (at: Date) => UsedPart[];
}

/**
 * What a leg costs that the operator has left alone is what was paid for it: fees go by that.
 * @param gone parts that are cancelled, as they are priced without what went before
 * @param free legs that the operator has freed
 */
export function withFees(
  trip: BookedTrip,
  gone: readonly PricedPart[],
  free: ReadonlySet<LegName>,
): CancelledPart[] {
  const known = new Map<string, FeeStep[]>();
  const parts = asPaid(trip, gone);
  const priced = parts.filter(({ kind, isFuel }) => kind === 'passenger' && !isFuel);
  return parts.map((part) => {
    const first = priced.find(({ position }) => position === part.position);
    const usedAt = (at: Date) => (part === first ? usedParts(trip, at)(part.position) : []);
    const key = `${part.leg} ${part.kind} ${part.option} ${part.discountId}`;
    const steps = known.get(key) ?? stepsOf(trip, part);
    known.set(key, steps);
    return { part, steps, usedAt, freeBecause: freeBecause(trip, part, free) };
  });
}

function asPaid(
  { sale: { fares } }: BookedTrip,
  gone: readonly PricedPart[],
): readonly PricedPart[] {
  if (![fares.outbound, fares.return].some((leg) => leg?.wasReturn)) return gone;
  const paid = new Map(priceParts({ ...fares, isAsPaid: true }).map((part) => [keyOf(part), part]));
  return gone.map((part) => {
    const yen = Math.min(part.yen, paid.get(keyOf(part))?.yen ?? part.yen);
    return yen < part.yen ? { ...part, yen } : part;
  });
}

function stepsOf({ sale, legs }: BookedTrip, part: PricedPart): FeeStep[] {
  const sold = sale[part.leg];
  const leg = legs.find((each) => each.leg === part.leg);
  if (!sold || !leg) throw new Error('The part is one of a leg');
  return feeSteps(sold.cancellation, part, leg.departureAt);
}

function freeBecause(
  { isPaid, isFeeWaived }: BookedTrip,
  { leg, isFuel }: PricedPart,
  free: ReadonlySet<LegName>,
) {
  if (!isPaid) return 'beforePayment';
  if (free.has(leg)) return 'serviceCancelled';
  if (isFuel) return 'fuel';
  return isFeeWaived ? 'waived' : null;
}

/** Instants from which on some fee is another one, the next first. */
export function boundaries(parts: readonly CancelledPart[], now: Date): string[] {
  const paid = parts.filter((each) => each.freeBecause === null);
  const ends = paid.flatMap(({ steps }) => steps.flatMap(({ until }) => until ?? []));
  return [...new Set(ends)]
    .filter((end) => new Date(end) > now)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
}

const sumOf = (used: readonly UsedPart[]): number =>
  used.reduce((total, { yen }) => total + yen, 0);

/** Of a ticket that was begun the crossing is among what was used: after its departure there is no fee beside. */
function beforeDeparture(steps: readonly FeeStep[], at: Date): FeeStep {
  const step = stepAt(steps, at);
  return step.until === null ? { until: null, percent: 0, minimumYen: 0 } : step;
}

/** One line for each part that goes. All fees together are never more than the money that there is. */
export function feeLines(
  parts: readonly CancelledPart[],
  paidYen: number,
  at: Date,
): CancellationLine[] {
  let left = paidYen;
  // What was used costs more than a first part: the rest of it is kept of the next of the same passenger.
  const usedLeft = new Map<number, number>();
  const begun = new Set(
    parts.filter(({ usedAt }) => usedAt(at).length > 0).map(({ part }) => part.position),
  );
  return parts.map(({ part, steps, freeBecause: freedom, usedAt }) => {
    const { leg, kind, position, label, yen } = part;
    const used = usedAt(at);
    const isTicket = kind === 'passenger' && !part.isFuel;
    const usedYen = (isTicket ? (usedLeft.get(position) ?? 0) : 0) + sumOf(used);
    // A better grade on the return leg is a part of its own, and also among what was used.
    const isBegun = isTicket && begun.has(position);
    const step = isBegun ? beforeDeparture(steps, at) : stepAt(steps, at);
    const feeYen = Math.min(left, yen, Math.max(freedom ? 0 : feeOf(step, yen), usedYen));
    if (isTicket) usedLeft.set(position, Math.max(0, usedYen - feeYen));
    left -= feeYen;
    return {
      leg,
      kind: part.isFuel ? 'fuel' : kind,
      position,
      label,
      paidYen: yen,
      feeYen,
      refundYen: yen - feeYen,
      // What was used is kept also where nothing else is: nothing is free beside that.
      freeBecause: feeYen > 0 || freedom === 'waived' ? null : freedom,
      percent: freedom ? 0 : step.percent,
      minimumYen: freedom ? 0 : step.minimumYen,
      until: freedom ? null : step.until,
      used,
    };
  });
}

/**
 * Fees that were paid for changes of legs that the operator has ended: they come back with each that is left.
 * @param isLeft whether all of a leg is given up, or moved to another sailing
 */
export const feesOfEnded = (
  { legs, sale, isPaid }: Pick<BookedTrip, 'legs' | 'sale' | 'isPaid'>,
  isLeft: (leg: LegName) => boolean,
): FeeOfLeg[] =>
  legs
    .filter(({ leg, isEnded }) => isPaid && isEnded && isLeft(leg))
    .map(({ leg }) => ({ leg, yen: sale[leg]?.changeFeesYen ?? 0 }))
    .filter(({ yen }) => yen > 0);

/** A line for each of {@link feesOfEnded}. */
export const changeFeeLines = (trip: BookedTrip, cut: Cut): CancellationLine[] =>
  feesOfEnded(trip, (leg) => isWholeLeg(trip, cut, leg)).map(({ leg, yen }) => ({
    ...{ leg, kind: 'changeFee', position: 0, label: '変更手数料' },
    ...{ paidYen: yen, feeYen: 0, refundYen: yen, percent: 0, minimumYen: 0 },
    ...{ until: null, freeBecause: 'serviceCancelled', used: [] },
  }));
