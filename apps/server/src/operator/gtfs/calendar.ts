import { addDays, isRealDate, weekday } from '@ferry/format/date';
import { WEEKDAYS } from '../../rules/schema-parts.ts';
import type { FeedReport } from './feed-error.ts';
import { type FeedFiles, type Row, readTable } from './table.ts';

type Weekday = (typeof WEEKDAYS)[number];

/** The days of a service: a weekly pattern within a span of dates, and exceptions. */
export interface Service {
  id: string;
  /** Missing for a service that only `calendar_dates.txt` has. */
  week?: { weekdays: Weekday[]; from: string; until: string };
  added: Set<string>;
  removed: Set<string>;
}

const COLUMNS: [Weekday, string][] = [
  ['sun', 'sunday'],
  ['mon', 'monday'],
  ['tue', 'tuesday'],
  ['wed', 'wednesday'],
  ['thu', 'thursday'],
  ['fri', 'friday'],
  ['sat', 'saturday'],
];

/** Services of `calendar.txt` and `calendar_dates.txt`; a feed may have either or both. */
export function readCalendar(files: FeedFiles, report: FeedReport): Map<string, Service> {
  const services = new Map<string, Service>();
  const columns = ['service_id', ...COLUMNS.map(([, column]) => column), 'start_date', 'end_date'];
  const weekly = readTable(files, 'calendar.txt', columns, report);
  const dates = readTable(
    files,
    'calendar_dates.txt',
    ['service_id', 'date', 'exception_type'],
    report,
  );
  if (!weekly && !dates) {
    report.add('calendar.txt', undefined, 'neither calendar.txt nor calendar_dates.txt is there');
  }
  for (const row of weekly ?? []) readWeek(row, services, report);
  for (const row of dates ?? []) readException(row, services, report);
  return services;
}

function readWeek(row: Row, services: Map<string, Service>, report: FeedReport): void {
  const file = 'calendar.txt';
  const id = row.get('service_id');
  if (services.has(id)) report.add(file, row.line, `service_id "${id}" is used twice`);
  for (const [, column] of COLUMNS) {
    if (!['0', '1'].includes(row.get(column))) {
      report.add(file, row.line, `${column} is "${row.get(column)}", neither 0 nor 1`);
    }
  }
  const from = readDate(row, 'start_date', file, report);
  const until = readDate(row, 'end_date', file, report);
  if (until < from) report.add(file, row.line, `service "${id}" ends before it begins`);
  const weekdays = COLUMNS.filter(([, column]) => row.get(column) === '1').map(([day]) => day);
  services.set(id, { id, week: { weekdays, from, until }, added: new Set(), removed: new Set() });
}

function readException(row: Row, services: Map<string, Service>, report: FeedReport): void {
  const file = 'calendar_dates.txt';
  const id = row.get('service_id');
  const date = readDate(row, 'date', file, report);
  const type = row.get('exception_type');
  const service = services.get(id) ?? { id, added: new Set(), removed: new Set() };
  services.set(id, service);
  if (type === '1') service.added.add(date);
  else if (type === '2') service.removed.add(date);
  else report.add(file, row.line, `exception_type is "${type}", neither 1 nor 2`);
}

function readDate(row: Row, column: string, file: string, report: FeedReport): string {
  const text = row.get(column);
  const date = text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  if (isRealDate(date)) return date;
  report.add(file, row.line, `${column} is "${text}", not a date (YYYYMMDD)`);
  return '2000-01-01';
}

/** Every date on which a service runs, in order. */
export function datesOf(service: Service): string[] {
  const dates = new Set(service.added);
  if (service.week) {
    const { weekdays, from, until } = service.week;
    for (let date = from; date <= until; date = addDays(date, 1)) {
      const day = WEEKDAYS[weekday(date)];
      if (day && weekdays.includes(day)) dates.add(date);
    }
  }
  for (const date of service.removed) dates.delete(date);
  return [...dates].sort();
}
