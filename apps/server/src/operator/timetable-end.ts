import { diffDays, jstDate } from '@ferry/format/date';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../domain/clock.ts';

/** Sales open two months before; from then on customers miss the sailings. */
const SAID_DAYS_BEFORE = 60;

/** Operator data whose last sailing is near, and in how many days (JST). */
export interface TimetableEnd {
  source: string;
  lastDay: string;
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
    return days > SAID_DAYS_BEFORE ? [] : [{ source, lastDay: lastDay ?? today, days }];
  });
}
