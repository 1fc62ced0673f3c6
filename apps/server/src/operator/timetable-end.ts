import { diffDays, jstDate } from '@ferry/format/date';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../domain/clock.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { timetableEndMail } from '../mail/timetable-end-mail.ts';

/** Sales open two months before: from then on customers miss the sailings. The company has a mail at each, the last first. */
const SAID_DAYS_BEFORE = [7, 30, 60];
const FIRST_SAID = Math.max(...SAID_DAYS_BEFORE);

/** Operator data whose last sailing is near, and in how many days (JST). */
export interface TimetableEnd {
  source: string;
  /** Null where every sailing is withdrawn. */
  lastDay: string | null;
  days: number;
}

/** Timetables that end within sixty days. Guarded by `test/operator/timetable-end.spec.ts`. */
export async function findTimetableEnds(
  db: Kysely<Database>,
  clock: Clock,
): Promise<TimetableEnd[]> {
  const today = jstDate(clock.now());
  const { rows } = await sql<{ source: string; lastDay: string | null }>`
    select o.id as source, (select max(s.service_date)::text from sailing s
      where s.source_id = o.id and s.status <> 'withdrawn') as "lastDay"
    from operator_source o where not o.is_ended order by o.id`.execute(db);
  return rows.flatMap(({ source, lastDay }) => {
    const days = lastDay === null ? 0 : Math.max(0, diffDays(today, lastDay));
    return days > FIRST_SAID ? [] : [{ source, lastDay, days }];
  });
}

/**
 * Writes the company what {@link findTimetableEnds} has found: 60, 30 and 7 days before, once each.
 * @param company its address; nothing is written without one
 */
export async function tellOfTimetableEnds(
  db: Kysely<Database>,
  clock: Clock,
  company: string | undefined,
): Promise<TimetableEnd[]> {
  const ends = await findTimetableEnds(db, clock);
  for (const end of company ? ends : []) {
    const said = SAID_DAYS_BEFORE.find((before) => end.days <= before) ?? FIRST_SAID;
    const mail = timetableEndMail(company ?? '', end, said);
    await inTransaction(db, (tx) => enqueueMail(tx, mail, clock.now()));
  }
  return ends;
}
