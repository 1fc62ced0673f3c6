import type { Notice as ContractNotice } from '@ferry/api/customer-server';
import { addMonthsOrNextFirst, isRealDate, jstDate } from '@ferry/format/date';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Notice } from '../../rules/schema-news.ts';
import type { Clock } from '../clock.ts';
import { findNews } from './service-rows.ts';

const MOST_NOTICES = 50;

/** The notices that are shown today: important ones first, then the newest. One round trip. */
export async function listNotices(db: Kysely<Database>, clock: Clock): Promise<ContractNotice[]> {
  const today = jstDate(clock.now());
  const { notices } = await findNews(db);
  return notices
    .flatMap((notice) => shownOn(notice, today) ?? [])
    .sort(
      (one, other) =>
        Number(other.importance === 'important') - Number(one.importance === 'important') ||
        other.publishedOn.localeCompare(one.publishedOn),
    )
    .slice(0, MOST_NOTICES);
}

/** The notice as it is shown on a day, undefined before its first and after its last day. */
export function shownOn(notice: Notice, today: string): ContractNotice | undefined {
  const publishedOn = latestDay(notice.publishedOn, today);
  if (publishedOn > today || (notice.until !== undefined && today > notice.until)) return undefined;
  const { id, title, body, important } = notice;
  return { id, title, body, importance: important ? 'important' : 'normal', publishedOn };
}

/** The last day up to today that `MM-DD` or `DD` speaks of; a full date is itself. */
function latestDay(day: string, today: string): string {
  if (day.length === 10) return day;
  if (day.length === 2) {
    const thisMonth = `${today.slice(0, 8)}${day}`;
    // A day from 01 to 28 exists in every month.
    return thisMonth <= today ? thisMonth : addMonthsOrNextFirst(thisMonth, -1);
  }
  const year = Number(today.slice(0, 4));
  const thisYear = inYear(year, day);
  return thisYear <= today ? thisYear : inYear(year - 1, day);
}

/** 29 February is 1 March in the years that have none. */
function inYear(year: number, day: string): string {
  const date = `${year}-${day}`;
  return isRealDate(date) ? date : `${year}-03-01`;
}
