import type { RouteStatus, ServiceStatus } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import { instantOf, serviceTimeOf } from '@ferry/format/service-time';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ServiceReport } from '../../rules/schema-news.ts';
import { matchesDay } from '../calendar/day-pattern.ts';
import type { Clock } from '../clock.ts';
import { jstInstant } from '../instant.ts';
import {
  type CancelledSailing,
  type DelayedSailing,
  findNews,
  findRouteDays,
  type RouteDay,
} from './service-rows.ts';

/** Sailings of one kind that are named; more are counted. */
const MOST_NAMED = 3;

/**
 * How each route runs today. Conditions and delays of routes are what the operator reports, cancellations and
 * delays of sailings follow from the sailings themselves, so that this and the search never say two things. A
 * cancellation outweighs a delay, and that a report. Two round trips.
 */
export async function getServiceStatus(db: Kysely<Database>, clock: Clock): Promise<ServiceStatus> {
  const now = clock.now();
  const date = jstDate(now);
  const routes = await findRouteDays(db, date, now);
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
    return {
      ...named,
      state: 'cancelled',
      message: `本日の便はすべて欠航します${reasonsOf(route.cancelled)}。`,
    };
  }
  const report = reports.findLast(({ routeIds }) => routeIds.includes(route.id));
  const late = route.delayed.length > 0 ? delayText(route.delayed) : '';
  const said = `${late}${report?.message ?? ''}`;
  if (route.cancelled.length > 0) {
    return {
      ...named,
      state: 'partlyCancelled',
      message: `${cancellationText(route.cancelled)}${said}`,
    };
  }
  return { ...named, state: late ? 'delayed' : (report?.state ?? 'normal'), message: said };
}

/** 「汐見港 20:40発 凪浦港行きは欠航します(機関点検)。」 */
export function cancellationText(cancelled: readonly CancelledSailing[]): string {
  const shown = cancelled.slice(0, MOST_NAMED);
  return `${shown.map(nameOf).join('、')}${others(cancelled, shown)}は欠航します${reasonsOf(shown)}。`;
}

/** 「汐見港 8:20発 凪浦港行きは20分遅れます(濃霧のため)。」 */
export function delayText(delayed: readonly DelayedSailing[]): string {
  const shown = delayed.slice(0, MOST_NAMED);
  const sailings = shown.map((sailing) => `${nameOf(sailing)}は${sailing.late}分`).join('、');
  return `${sailings}${others(delayed, shown)}遅れます${reasonsOf(shown)}。`;
}

const nameOf = ({ minutes, from, to }: CancelledSailing): string =>
  `${from} ${serviceTimeOf(minutes).replace(/^0/, '')}発 ${to}行き`;

function others(all: readonly unknown[], shown: readonly unknown[]): string {
  const more = all.length - shown.length;
  return more > 0 ? `、ほか${more}便` : '';
}

const reasonsOf = (sailings: readonly CancelledSailing[]): string =>
  inBrackets([...new Set(sailings.flatMap(({ reason }) => reason || []))]);

const inBrackets = (reasons: readonly string[]): string =>
  reasons.length > 0 ? `(${reasons.join('、')})` : '';
