import type { RouteStatus, ServiceStatus } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import { instantOf, serviceTimeOf } from '@ferry/format/service-time';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ServiceReport } from '../../rules/schema-news.ts';
import { matchesDay } from '../calendar/day-pattern.ts';
import type { Clock } from '../clock.ts';
import { jstInstant } from '../instant.ts';
import { type CancelledSailing, findNews, findRouteDays, type RouteDay } from './service-rows.ts';

/** Cancelled sailings that are named; more are counted. */
const MOST_NAMED = 3;

/**
 * How each route runs today. Delays and conditions are what the operator reports, cancellations
 * follow from the sailings themselves, so that this and the search never say two things. A
 * cancellation outweighs a report. Two round trips.
 */
export async function getServiceStatus(db: Kysely<Database>, clock: Clock): Promise<ServiceStatus> {
  const now = clock.now();
  const date = jstDate(now);
  const routes = await findRouteDays(db, date);
  const { reports } = await findNews(db);
  const valid = reports.filter(
    ({ days, from }) => matchesDay(days, date) && new Date(instantOf(date, from)) <= now,
  );
  return {
    date,
    updatedAt: jstInstant(now),
    routes: routes.map((route) => statusOf(route, valid)),
  };
}

/** @param reports those that hold now; of several for one route the last one counts */
export function statusOf(route: RouteDay, reports: readonly ServiceReport[]): RouteStatus {
  const sailings = route.sailings - route.cancelled.length;
  const named = { routeId: route.id, routeName: route.name, sailings };
  if (sailings === 0) {
    const reasons = [...new Set(route.cancelled.flatMap(({ reason }) => reason ?? []))];
    return {
      ...named,
      state: 'cancelled',
      message: `本日の便はすべて欠航します${inBrackets(reasons)}。`,
    };
  }
  const report = reports.findLast(({ routeIds }) => routeIds.includes(route.id));
  if (route.cancelled.length > 0) {
    const message = `${cancellationText(route.cancelled)}${report?.message ?? ''}`;
    return { ...named, state: 'partlyCancelled', message };
  }
  return { ...named, state: report?.state ?? 'normal', message: report?.message ?? '' };
}

/** 「汐見港 20:40発 凪浦港行きは欠航します(機関点検)。」 */
function cancellationText(cancelled: readonly CancelledSailing[]): string {
  const shown = cancelled.slice(0, MOST_NAMED);
  const sailings = shown.map(
    ({ minutes, from, to }) => `${from} ${serviceTimeOf(minutes).replace(/^0/, '')}発 ${to}行き`,
  );
  const more = cancelled.length - shown.length;
  const reasons = [...new Set(shown.flatMap(({ reason }) => reason ?? []))];
  return `${sailings.join('、')}${more > 0 ? `、ほか${more}便` : ''}は欠航します${inBrackets(reasons)}。`;
}

const inBrackets = (reasons: readonly string[]): string =>
  reasons.length > 0 ? `(${reasons.join('、')})` : '';
