import type { DiscountReason } from '@ferry/api/customer-server';
import { addDays } from '@ferry/format/date';
import type { FareRequest, LegFareInput, TripFareInput } from '../../database/fare-input.ts';
import type { DiscountRule } from '../../rules/discount-rules.ts';
import type { DateSpan } from '../../rules/schema-parts.ts';
import { inSpan } from '../calendar/day-pattern.ts';
import type { FareItem } from './fare-items.ts';

export type Refusal = DiscountReason | 'other' | undefined;

/**
 * Whether a discount holds on a leg at all: its periods, and the dates and sections that it needs.
 * @returns the reason why it does not, undefined when it does, `other` where it is not about the
 *   leg
 */
export function legRefusal(rule: DiscountRule, leg: LegFareInput, trip: TripFareInput): Refusal {
  if (rule.periods && !rule.periods.includes(leg.farePeriod)) return 'notInPeriod';
  if (isOffDates(rule, leg.date, trip.bookedOn)) return 'notInPeriod';
  if (rule.kind === 'return') return returnRefusal(leg, trip);
  return isTooLate(rule, leg.date, trip.bookedOn) ? 'tooLate' : undefined;
}

/** Rule `discount.early`: booked so many days before the boarding date, or earlier. */
function isTooLate(rule: DiscountRule, date: string, bookedOn: string): boolean {
  return rule.kind === 'early' && addDays(date, -rule.daysBefore) < bookedOn;
}

/** Rule `discount.dates`: on boarding dates, and booked on days, that the operator names. */
function isOffDates(
  { boardingDates, bookingDates }: DiscountRule,
  date: string,
  bookedOn: string,
): boolean {
  const isOff = (spans: readonly DateSpan[] | undefined, day: string) =>
    spans !== undefined && !spans.some((span) => inSpan(span, day));
  return isOff(boardingDates, date) || isOff(bookingDates, bookedOn);
}

/**
 * What a date changes about the discounts of a leg: the same text for dates on which, but for the fare
 * period, the same ones hold.
 * @param lastDay of the return discount, for a return leg
 */
export function discountsOfDate(
  rules: readonly DiscountRule[],
  date: string,
  bookedOn: string,
  lastDay?: string,
): string {
  const late = rules
    .filter((rule) => isTooLate(rule, date, bookedOn) || isOffDates(rule, date, bookedOn))
    .map(({ id }) => id);
  if (lastDay !== undefined && date > lastDay) late.push('return');
  return late.join(' ');
}

/**
 * Whether a discount that holds on the leg holds for an item.
 * @returns as {@link legRefusal}; `other` for an item of another kind
 */
export function itemRefusal(
  rule: DiscountRule,
  fareItem: FareItem,
  { requests, resident }: Pick<TripFareInput, 'requests' | 'resident'>,
): Refusal {
  const isDriverShare = fareItem.isDriverShare && rule.kind === 'disabled';
  if (!fareItem.target || fareItem.yen === 0) return 'other';
  if (isDriverShare && !rule.includesDriverShare) return 'other';
  if (!isDriverShare && !rule.targets.includes(fareItem.target)) return 'other';
  // Student, resident, disabled: proven by a document, for a passenger who asks.
  const isProven = isKnownResident(rule, fareItem, resident);
  if ('document' in rule && !isProven && !isRequested(rule, fareItem, requests)) {
    return 'notRequested';
  }
  const { grade, passengerClass } = fareItem;
  if (rule.grades && grade !== undefined && !rule.grades.includes(grade)) return 'notForGrade';
  if (rule.classes && passengerClass && !rule.classes.includes(passengerClass)) {
    return 'notForClass';
  }
  return undefined;
}

/** Rule `discount.resident`: it holds for the item without a request, and without a document. */
export const isKnownResident = (
  { kind }: DiscountRule,
  { passenger }: FareItem,
  resident: number | undefined,
): boolean => kind === 'resident' && resident !== undefined && passenger === resident;

/** Rule `discount.return`: on the return leg over the same section, within the operator's days. */
export function returnRefusal(leg: LegFareInput, trip: TripFareInput): Refusal {
  if (leg.wasReturn && trip.isAsPaid) return undefined;
  const returnLeg = trip.return;
  if (!returnLeg) return 'noReturn';
  if (leg.leg !== 'return') return 'other';
  const { outbound } = trip;
  if (returnLeg.fromPortId !== outbound.toPortId || returnLeg.toPortId !== outbound.fromPortId) {
    return 'otherSection';
  }
  const last = addDays(outbound.date, leg.rules.returnValidDays);
  return returnLeg.date > last ? 'returnValidity' : undefined;
}

/**
 * What is asked for by passengers who travel on the leg: where they do not, nobody cares for them.
 */
export const requestsAboard = (
  { cabins }: LegFareInput,
  requests: readonly FareRequest[],
): FareRequest[] =>
  requests.filter((request) =>
    cabins.some(({ seats }) => seats.some(({ passenger }) => passenger === request.passenger)),
  );

/** For the passenger who asks for it, and in class 1 of the disabled for one carer. */
function isRequested(
  rule: DiscountRule,
  { passenger }: FareItem,
  requests: readonly FareRequest[],
): boolean {
  return requests.some(
    (request) => request.discountId === rule.id && isFor(request, passenger, rule),
  );
}

function isFor(request: FareRequest, passenger: number | undefined, rule: DiscountRule): boolean {
  if (passenger === undefined) return false;
  // Until the class is known it is not known whom it is for.
  if (rule.kind === 'disabled' && !request.disabilityClass) return false;
  if (request.passenger === passenger) return true;
  return (
    rule.kind === 'disabled' && request.disabilityClass === 'class1' && request.carer === passenger
  );
}
