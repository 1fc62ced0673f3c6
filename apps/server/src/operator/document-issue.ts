import type { OperatorDocument } from '../rules/schema.ts';
import type { DateSpan } from '../rules/schema-parts.ts';

/** What is wrong with a document, and where: `trips.3.calls.1.portId`. */
export interface DocumentIssue {
  path: string;
  reason: string;
}

/** Every period that some day can have on the route. */
export function periodsOnRoute({ farePeriods }: OperatorDocument, routeId: string): Set<string> {
  const spans = farePeriods.spans.filter((span) => span.routeIds?.includes(routeId) ?? true);
  return new Set([farePeriods.usual, ...spans.map((span) => span.period)]);
}

/** The sections that a fare is for: one, or both directions. */
export function fareDirections(
  fare: Pick<OperatorDocument['fares'][number], 'fromPortId' | 'toPortId' | 'bothWays'>,
): [string, string][] {
  const there: [string, string] = [fare.fromPortId, fare.toPortId];
  return fare.bothWays ? [there, [fare.toPortId, fare.fromPortId]] : [there];
}

/** A span has years at both of its ends or at none, and does not end before it begins. */
export function checkSpan({ from, until }: DateSpan, path: string): DocumentIssue[] {
  if (from.length !== until.length) {
    return [{ path, reason: 'one end has a year and the other has none' }];
  }
  const backwards = from.length === 10 && until < from;
  return backwards ? [{ path, reason: 'the span ends before it begins' }] : [];
}
