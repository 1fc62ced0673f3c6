import type { PartnerTicketRule } from '../rules/partner-rules.ts';
import type { OperatorDocument } from '../rules/schema.ts';
import { checkSpan, type DocumentIssue, periodsOnRoute } from './document-issue.ts';
import { cabinNamesOf, crossingYen, fareOf } from './partner-ticket-facts.ts';

/** Relations of partner tickets to routes, fares and periods, and of their prices to their parts. */
export function checkPartnerTickets(document: OperatorDocument): DocumentIssue[] {
  return document.partnerTickets.flatMap((rule, index) => {
    const path = `partnerTickets.${index}`;
    const issues = [
      ...checkCrossing(document, rule, path),
      ...checkPeriods(document, rule, path),
      ...checkTimes(rule, path),
    ];
    // Without its fares nothing can be said of the price.
    return issues.length > 0 ? issues : checkPrices(document, rule, path);
  });
}

function checkCrossing(
  document: OperatorDocument,
  rule: PartnerTicketRule,
  path: string,
): DocumentIssue[] {
  const { crossing } = rule;
  if (!document.routes.some(({ id }) => id === crossing.routeId)) {
    return [
      { path: `${path}.crossing.routeId`, reason: `there is no route "${crossing.routeId}"` },
    ];
  }
  const issues = crossing.sections.flatMap(({ fromPortId, toPortId }, index) => {
    const ways: [string, string][] = [[fromPortId, toPortId]];
    if (crossing.returnWithinDays !== undefined) ways.push([toPortId, fromPortId]);
    return ways
      .filter((way) => !fareOf(document, crossing, way))
      .map(([from, to]) => ({
        path: `${path}.crossing.sections.${index}`,
        reason: `no fare of the grade "${crossing.grade}" from "${from}" to "${to}"`,
      }));
  });
  if (issues.length === 0 && cabinNamesOf(document, rule).length === 0) {
    const reason = `no vessel of the route has berths of the grade "${crossing.grade}"`;
    return [{ path: `${path}.crossing.grade`, reason }];
  }
  return issues;
}

/** A price for every period that the route can have, and for no other. */
function checkPeriods(
  document: OperatorDocument,
  { crossing, prices }: PartnerTicketRule,
  path: string,
): DocumentIssue[] {
  const periods = periodsOnRoute(document, crossing.routeId);
  return [
    ...[...periods]
      .filter((period) => !prices[period])
      .map((period) => ({ path: `${path}.prices`, reason: `no price for the period ${period}` })),
    ...Object.keys(prices)
      .filter((period) => !periods.has(period))
      .map((period) => ({
        path: `${path}.prices.${period}`,
        reason: `the route has no period ${period}`,
      })),
  ];
}

function checkTimes({ usable, closures, includes }: PartnerTicketRule, path: string) {
  const twice = includes.flatMap(({ slots }, index) =>
    slots.some(({ at }, slot) => slots.findIndex((other) => other.at === at) < slot)
      ? [{ path: `${path}.includes.${index}.slots`, reason: 'two slots at the same time' }]
      : [],
  );
  return [
    ...checkSpan(usable, `${path}.usable`),
    ...closures.flatMap(({ span }, index) =>
      span ? checkSpan(span, `${path}.closures.${index}.span`) : [],
    ),
    ...twice,
  ];
}

/** A ticket never costs more than its parts, and a child never more than an adult. */
function checkPrices(
  document: OperatorDocument,
  rule: PartnerTicketRule,
  path: string,
): DocumentIssue[] {
  const parts = (kind: 'adult' | 'child') =>
    rule.includes.reduce((total, { normalYen }) => total + normalYen[kind], 0);
  return Object.entries(rule.prices).flatMap(([period, { adultYen, childYen }]) => {
    const at = `${path}.prices.${period}`;
    const adultParts = parts('adult') + crossingYen(document, rule, period, 'adult');
    const childParts = parts('child') + crossingYen(document, rule, period, 'child');
    const more = (yen: number) => `more than its parts by themselves, which cost ${yen} yen`;
    return [
      ...(adultYen > adultParts ? [{ path: `${at}.adultYen`, reason: more(adultParts) }] : []),
      ...(childYen > childParts ? [{ path: `${at}.childYen`, reason: more(childParts) }] : []),
      ...(childYen > adultYen
        ? [{ path: `${at}.childYen`, reason: 'a child pays at most what an adult pays' }]
        : []),
    ];
  });
}
