import { addDays, jstDate } from '@ferry/format/date';
import { instantOf } from '@ferry/format/service-time';
import type {
  CancellableItem,
  CancellationRules,
  FeeTerm,
  OptionKind,
} from '../../rules/cancellation-rules.ts';
import { roundUp } from '../fares/rounding.ts';
import { jstInstant } from '../instant.ts';

const HOUR = 3_600_000;
/** A fee is rounded up to it, as published fee tables are (大手各社の払い戻し手数料: 10円単位に切り上げ). */
const FEE_STEP_YEN = 10;

/** What an item is, as far as its fee depends on it. */
export interface FeeSubject {
  kind: CancellableItem;
  /** Which one an option is. */
  option?: OptionKind | undefined;
  /** Of the discount that it was sold with. */
  discountId?: string | undefined;
}

/** What cancelling costs until an instant, which is not in it; null: from then on. */
export interface FeeStep {
  until: string | null;
  /** Of the item's price after discounts. */
  percent: number;
  /** In yen; never more than the price itself. */
  minimumYen: number;
}

/**
 * What cancelling an item costs by when it is made, the earliest step first and one without end last.
 * Days are those of the Japanese calendar, counted back from the day of the departure from the
 * passenger's own port: a term of two days or more ends when the day before the departure begins, one
 * of 0 days with the departure. Terms in hours end so many before the departure. From the departure on
 * nothing is refunded. With the usual terms for a departure on 15 August: until 8 August 23:59 200 yen,
 * from 9 August 10 %, from 14 August 30 %, after the departure 100 %.
 */
export function feeSteps(
  rules: CancellationRules,
  subject: FeeSubject,
  departureAt: string,
): FeeStep[] {
  const steps = termsFor(rules, subject).map((term) => ({
    until: endOf(term, departureAt),
    percent: term.percent,
    minimumYen:
      subject.kind === 'vehicle' ? (term.vehicleMinimumYen ?? term.minimumYen) : term.minimumYen,
  }));
  return [...steps, { until: null, percent: 100, minimumYen: 0 }];
}

/** The first rule that holds for the item, else the operator's usual terms. */
export function termsFor(
  { cancellation, cancellationRules }: CancellationRules,
  { kind, option, discountId }: FeeSubject,
): readonly FeeTerm[] {
  const rule = cancellationRules.find(
    ({ items, discountIds }) =>
      (items === undefined ||
        items.includes(kind) ||
        (option !== undefined && items.includes(option))) &&
      (discountIds === undefined || (discountId !== undefined && discountIds.includes(discountId))),
  );
  return rule?.days ?? rule?.hours ?? cancellation;
}

/** The step that holds at an instant. */
export function stepAt(steps: readonly FeeStep[], now: Date): FeeStep {
  const step = steps.find(({ until }) => until === null || now < new Date(until));
  if (!step) throw new Error('The last step has no end');
  return step;
}

/**
 * The fee for an item: a share of its price, rounded up to 10 yen, at least the least amount, and never
 * more than the price.
 * @param yen the item's price after discounts
 */
export function feeOf({ percent, minimumYen }: FeeStep, yen: number): number {
  return Math.min(yen, Math.max(minimumYen, roundUp((yen * percent) / 100, FEE_STEP_YEN)));
}

function endOf(term: FeeTerm, departureAt: string): string {
  if ('hoursBefore' in term) {
    if (term.hoursBefore === 0) return departureAt;
    return jstInstant(new Date(Date.parse(departureAt) - term.hoursBefore * HOUR));
  }
  if (term.daysBefore === 0) return departureAt;
  return instantOf(addDays(jstDate(departureAt), 1 - term.daysBefore), '00:00');
}
