import type { DiscountReason } from '@ferry/api/customer-server';
import { addDays } from '@ferry/format/date';
import type { DiscountRule } from '../../operator/discount-rules.ts';
import type { FactRequest, LegFacts, TripFacts } from './fare-facts.ts';
import type { FareItem } from './fare-items.ts';

/**
 * Whether a discount holds for an item.
 * @returns the reason why it does not, undefined when it does, `other` for an item of another kind
 */
export function refusal(
  rule: DiscountRule,
  fareItem: FareItem,
  leg: LegFacts,
  trip: TripFacts,
): DiscountReason | 'other' | undefined {
  const isDriverShare = fareItem.isDriverShare && rule.kind === 'disabled';
  if (!fareItem.target || fareItem.yen === 0) return 'other';
  if (isDriverShare && !rule.includesDriverShare) return 'other';
  if (!isDriverShare && !rule.targets.includes(fareItem.target)) return 'other';
  if (rule.periods && !rule.periods.includes(leg.farePeriod)) return 'notInPeriod';
  const ofKind = KIND_RULES[rule.kind](rule, fareItem, leg, trip);
  if (ofKind) return ofKind;
  const { grade, passengerClass } = fareItem;
  if (rule.grades && grade !== undefined && !rule.grades.includes(grade)) return 'notForGrade';
  if (rule.classes && passengerClass && !rule.classes.includes(passengerClass)) {
    return 'notForClass';
  }
  return undefined;
}

type KindRule = (
  rule: DiscountRule,
  fareItem: FareItem,
  leg: LegFacts,
  trip: TripFacts,
) => DiscountReason | 'other' | undefined;

const KIND_RULES: Record<DiscountRule['kind'], KindRule> = {
  web: () => undefined,
  early: (rule, _, leg, trip) =>
    rule.kind === 'early' && addDays(leg.date, -rule.daysBefore) < trip.bookedOn
      ? 'tooLate'
      : undefined,
  return: (_rule, _item, leg, trip) => returnRefusal(leg, trip),
  student: requested,
  resident: requested,
  disabled: requested,
};

/** Rule `discount.return`: on the way back over the same section, within the operator's days. */
function returnRefusal(leg: LegFacts, trip: TripFacts): DiscountReason | 'other' | undefined {
  const back = trip.return;
  if (!back) return 'noReturn';
  if (leg.leg !== 'return') return 'other';
  const { outbound } = trip;
  if (back.fromPortId !== outbound.toPortId || back.toPortId !== outbound.fromPortId) {
    return 'otherSection';
  }
  const last = addDays(outbound.date, leg.rules.returnValidDays);
  return back.date > last ? 'returnValidity' : undefined;
}

/** For the passenger who asks for it, and in class 1 of the disabled for one carer. */
function requested(
  rule: DiscountRule,
  { passenger }: FareItem,
  _leg: LegFacts,
  { requests }: TripFacts,
): DiscountReason | undefined {
  const holds = requests.some(
    (request) => request.discountId === rule.id && isFor(request, passenger, rule),
  );
  return holds ? undefined : 'notRequested';
}

function isFor(request: FactRequest, passenger: number | undefined, rule: DiscountRule): boolean {
  if (passenger === undefined) return false;
  // Until the class is known it is not known whom it is for.
  if (rule.kind === 'disabled' && !request.disabilityClass) return false;
  if (request.passenger === passenger) return true;
  return (
    rule.kind === 'disabled' && request.disabilityClass === 'class1' && request.carer === passenger
  );
}
