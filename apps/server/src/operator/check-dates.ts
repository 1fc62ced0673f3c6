import type { OperatorDocument } from '../rules/schema.ts';
import type { DateSpan } from '../rules/schema-parts.ts';
import { checkSpan, type DocumentIssue } from './document-issue.ts';

/** Checks each part that has dates: a span ends after it begins, and its routes, ports and grades exist. */
export function checkDates(document: OperatorDocument): DocumentIssue[] {
  const routes = new Set(document.routes.map(({ id }) => id));
  const { farePeriods, fuelAdjustments, discounts, salesOpening } = document;
  const named = <Span extends DateSpan>(spans: readonly Span[] | undefined, path: string) =>
    (spans ?? []).map((span, index) => ({ span, path: `${path}.${index}` }));
  const ofRoutes = [
    ...named(farePeriods.spans, 'farePeriods.spans'),
    ...named(fuelAdjustments, 'fuelAdjustments'),
  ];
  const seasons = named(salesOpening.fixedDays, 'salesOpening.fixedDays');
  const ofDiscounts = discounts.flatMap((rule, index) => [
    ...named(rule.boardingDates, `discounts.${index}.boardingDates`),
    ...named(rule.bookingDates, `discounts.${index}.bookingDates`),
  ]);
  return [
    ...ofRoutes.flatMap(({ span, path }) => [
      ...missing(routes, span.routeIds, `${path}.routeIds`, 'route'),
      ...checkSpan(span, path),
    ]),
    ...[...seasons, ...ofDiscounts].flatMap(({ span, path }) => checkSpan(span, path)),
    ...seasons.flatMap(({ span, path }) => checkOpening(span, path)),
    ...checkFuel(document),
  ];
}

/** A season opens before it ends, in the same way of counting years. */
function checkOpening(
  { opensOn, from, until }: DateSpan & { opensOn: string },
  path: string,
): DocumentIssue[] {
  const issue = (reason: string) => [{ path: `${path}.opensOn`, reason }];
  if (opensOn.length !== from.length) return issue('all three days have a year, or none has');
  if (opensOn === '02-29') return issue('most years have no 02-29');
  const isLate = opensOn.length === 10 && opensOn > until;
  return isLate ? issue('sales open after the last sailing') : [];
}

/** Ports and grades of fuel adjustments. */
function checkFuel({ fuelAdjustments, ports, fares }: OperatorDocument): DocumentIssue[] {
  const known = new Set(ports.map(({ id }) => id));
  const grades = new Set(fares.map(({ grade }) => grade));
  return fuelAdjustments.flatMap((rule, index) => {
    const path = `fuelAdjustments.${index}`;
    const ends = (rule.sections ?? []).flatMap((each) => [each.fromPortId, each.toPortId]);
    return [
      ...missing(known, ends, `${path}.sections`, 'port'),
      ...missing(grades, rule.grades, `${path}.grades`, 'grade'),
    ];
  });
}

const missing = (
  known: ReadonlySet<string>,
  names: readonly string[] = [],
  path: string,
  kind: string,
): DocumentIssue[] =>
  names
    .filter((name) => !known.has(name))
    .map((name) => ({ path, reason: `there is no ${kind} "${name}"` }));
