import type { OperatorDocument } from '../rules/schema.ts';
import type { DocumentIssue } from './document-issue.ts';

/** Relations of discounts, meals, places for pets and terms of cancelling to what they name. */
export function checkOffers(document: OperatorDocument): DocumentIssue[] {
  const routes = new Set(document.routes.map(({ id }) => id));
  const grades = new Set(document.fares.map(({ grade }) => grade));
  const { usual, spans } = document.farePeriods;
  const periods = new Set([usual, ...spans.map(({ period }) => period)]);
  const check = (
    known: ReadonlySet<string>,
    names: readonly string[] | undefined,
    path: string,
    kind: string,
  ): DocumentIssue[] =>
    (names ?? [])
      .filter((name) => !known.has(name))
      .map((name) => ({ path, reason: `there is no ${kind} "${name}"` }));
  const lists = ['discounts', 'meals', 'petStays', 'cancellationRules'] as const;
  const discounts = new Set(document.discounts.map(({ id }) => id));
  return [
    ...lists.flatMap((list) =>
      document[list].flatMap(({ routeIds }, index) =>
        check(routes, routeIds, `${list}.${index}.routeIds`, 'route'),
      ),
    ),
    ...document.cancellationRules.flatMap(({ discountIds }, index) =>
      check(discounts, discountIds, `cancellationRules.${index}.discountIds`, 'discount'),
    ),
    ...document.discounts.flatMap((rule, index) => [
      ...check(grades, rule.grades, `discounts.${index}.grades`, 'grade'),
      ...check(periods, rule.periods, `discounts.${index}.periods`, 'period'),
    ]),
  ];
}
