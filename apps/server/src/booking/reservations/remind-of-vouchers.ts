import { addDays, jstDate } from '@ferry/format/date';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { findForUpdate } from '../../domain/reservations/reservation-rows.ts';
import { hasUnusedVouchers } from '../../domain/vouchers/list-vouchers.ts';
import { mailAbout } from '../../mail/about-reservation.ts';

/** Days before the last day of a ticket on which its customer is reminded. */
const DAYS_BEFORE = 3;
/** Nobody is woken up. */
const FROM_HOUR = 9;

/**
 * Reminds customers of vouchers that are not used three days before the last day, once. A ticket that is
 * no longer valid than that needs no reminder. @returns how many purchases were due
 */
export async function remindOfVouchers(db: Kysely<Database>, clock: Clock): Promise<number> {
  const now = clock.now();
  const today = jstDate(now);
  const { rows } = await sql<{ id: string }>`
    select r.id from reservation r
    where r.state = 'confirmed' and r.names_removed_at is null
      and (r.sale #>> '{ticket,validUntil}')::date between ${today}::date
        and ${addDays(today, DAYS_BEFORE)}::date
      and (r.sale #>> '{ticket,validFrom}')::date
        <= (r.sale #>> '{ticket,validUntil}')::date - ${DAYS_BEFORE}::int
      and extract(hour from ${now}::timestamptz at time zone 'Asia/Tokyo') >= ${FROM_HOUR}
      and not exists (select 1 from mail m where m.occasion = 'partnerExpiring ' || r.id)
    order by r.id`.execute(db);
  let reminded = 0;
  for (const { id } of rows) {
    reminded += await inTransaction(db, async (tx) => {
      const row = await findForUpdate(tx, id);
      if (row?.state !== 'confirmed' || !(await hasUnusedVouchers(tx, row))) return 0;
      await mailAbout(tx, clock, 'partnerExpiring', row);
      return 1;
    });
  }
  return reminded;
}
