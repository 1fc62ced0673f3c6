import { isRealDate, jstDate } from '@ferry/format/date';
import { serviceMinutes, serviceTimeOf } from '@ferry/format/service-time';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import {
  findIdsOfDay,
  findOperatedSailings,
  findRoutes,
  type NamedRoute,
  type OperatedSailing,
} from '../domain/service/operated-sailings.ts';
import { CommandError, type Given } from './command.ts';

/** How sailings are named on a line, beside their ids. */
export const CHOICE = {
  route: { type: 'string' },
  date: { type: 'string' },
  time: { type: 'string' },
  since: { type: 'string' },
  port: { type: 'string' },
} as const;

/** Suggestions for an id that is none. */
const MOST_NEAR = 5;

/** The sailings that a line names. */
export interface NamedSailings {
  sailings: OperatedSailing[];
  /** Each by its id, so that one that does not fit is a mistake. */
  isById: boolean;
}

/**
 * @param today for a list without a day; undefined where the day must be typed
 * @throws CommandError when the line names none, or one that there is not
 */
export async function chooseSailings(
  tx: Transaction<Database>,
  { parameters, options }: Given,
  today?: string,
): Promise<NamedSailings> {
  const isByRoute = Object.keys(CHOICE).some((name) => options[name] !== undefined);
  if (parameters.length > 0 && isByRoute) {
    throw new CommandError('name sailings by their ids, or by --route and --date: not both');
  }
  if (parameters.length > 0) return { sailings: await byIds(tx, parameters), isById: true };
  return { sailings: await byRoute(tx, options, today), isById: false };
}

/** @throws CommandError */
async function byIds(
  tx: Transaction<Database>,
  typed: readonly string[],
): Promise<OperatedSailing[]> {
  const ids = [...new Set(typed)];
  const found = await findOperatedSailings(tx, { ids });
  const missing = ids.find((id) => !found.some((each) => each.id === id));
  if (missing === undefined) return found;
  const near = await nearIds(tx, missing);
  const hint = near.length > 0 ? `near it: ${near.join(', ')}` : 'see "sailings list"';
  throw new CommandError(`there is no sailing "${missing}"; ${hint}`);
}

/** Of the day that the id ends with, the most alike first. */
async function nearIds(tx: Transaction<Database>, id: string): Promise<string[]> {
  const [, year, month, day] = /(\d{4})(\d\d)(\d\d)$/.exec(id) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isRealDate(date)) return [];
  const ids = await findIdsOfDay(tx, date);
  const alike = (other: string) => [...other].findIndex((sign, index) => sign !== id[index]);
  return ids.sort((one, other) => alike(other) - alike(one)).slice(0, MOST_NEAR);
}

/** @throws CommandError */
async function byRoute(
  tx: Transaction<Database>,
  options: Given['options'],
  today: string | undefined,
): Promise<OperatedSailing[]> {
  const date = dateOf(options.date, today);
  const routes = routesOf(await findRoutes(tx), options.route, today !== undefined);
  const { time, since } = options;
  if (time !== undefined && since !== undefined) {
    throw new CommandError('--time is one departure, --since all from it on: not both');
  }
  const day = { routeIds: routes.map(({ id }) => id), date };
  const { port = '' } = options;
  const sailings = (
    await findOperatedSailings(tx, {
      ...day,
      ...(time !== undefined && { time: minutesOf('time', time) }),
      ...(since !== undefined && { since: minutesOf('since', since) }),
    })
  ).filter(({ from }) => from.includes(String(port)));
  if (time !== undefined && sailings.length > 1) throw new CommandError(manyAt(time, sailings));
  if (sailings.length > 0) return sailings;
  throw new CommandError(
    `there is no such sailing on ${date}; ${timesOf(await findOperatedSailings(tx, day))}`,
  );
}

/** Both ways: only one may be meant. */
function manyAt(time: string | boolean, sailings: readonly OperatedSailing[]): string {
  const ids = sailings.map(({ id, from }) => `${id} from ${from}`).join(', ');
  return `${time} is ${sailings.length} sailings: ${ids}; add --port, or name them by id`;
}

function timesOf(sailings: readonly OperatedSailing[]): string {
  const times = sailings.map(({ departs, from }) => `${serviceTimeOf(departs)} ${from}`);
  return times.length > 0 ? `that day has ${times.join(', ')}` : 'nothing sails there that day';
}

function dateOf(typed: string | boolean | undefined, today: string | undefined): string {
  const date = typed ?? today;
  if (typeof date === 'string' && isRealDate(date)) return date;
  const what =
    date === undefined ? 'name sailings by id, or by --route and' : `"${date}" is no day:`;
  throw new CommandError(`${what} --date, the day of the timetable, as 2026-12-01`);
}

function minutesOf(option: string, typed: string | boolean): number {
  if (!/^\d{1,2}:[0-5]\d$/.test(String(typed))) {
    throw new CommandError(`--${option} takes a time of the timetable, as 9:05 or 24:10`);
  }
  return serviceMinutes(String(typed));
}

/** By id, with or without `route_`, by name, or by a part of one name. */
function routesOf(
  routes: readonly NamedRoute[],
  typed: string | boolean | undefined,
  mayBeAll: boolean,
): NamedRoute[] {
  if (typed === undefined && mayBeAll) return [...routes];
  const word = String(typed ?? '');
  const same = routes.filter(({ id, name }) => [id, id.replace('route_', ''), name].includes(word));
  const found = same.length > 0 || !word ? same : routes.filter(({ name }) => name.includes(word));
  if (found.length === 1) return found;
  const known = routes.map(({ id, name }) => `${id} ${name}`).join(', ');
  const what = word === '' ? '--route is missing' : `"${word}" is no route, or more than one`;
  throw new CommandError(`${what}; the routes: ${known}`);
}

/** The day in Japan. */
export const todayOf = (now: Date): string => jstDate(now);
