import type { Representative } from '@ferry/api/customer-server';
import { type Kysely, sql } from 'kysely';
import type { SailingEventKind } from '../../database/operator-tables.ts';
import type { Database } from '../../database/schema.ts';
import { STANDS_BY } from '../service/standing-by.ts';

/** A reservation of a sailing about which something was decided. */
export interface AffectedReservation {
  reservationNumber: string;
  /** Null once the names were removed. */
  representative: Representative | null;
  /** Of the mail about the newest decision; null: there is none yet. */
  mail: 'queued' | 'sent' | 'failed' | null;
  /** When it was sent, else when it was written. */
  toldAt: Date | null;
  /** `changing`: a change of it is being made or waits for its payment. */
  choice: 'nothing' | 'changing' | 'moved' | 'cancelled';
}

/** The newest decision about a sailing. */
interface LastDecision {
  id: number;
  kind: SailingEventKind;
  at: Date;
}

export const findLastDecision = (
  db: Kysely<Database>,
  sailingId: string,
): Promise<LastDecision | undefined> =>
  db
    .selectFrom('sailing_event')
    .select(['id', 'kind', 'at'])
    .where('sailing_id', '=', sailingId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Those that are booked on the sailing, and those whose customers were notified of a decision and have left it since; not those that
 * are on stand-by since. Of those without names only what is paid and was never chosen: its money is owed.
 */
export async function findAffectedReservations(
  db: Kysely<Database>,
  sailingId: string,
  { id: eventId, at }: LastDecision,
): Promise<AffectedReservation[]> {
  const { rows } = await sql<AffectedReservation>`
    with on_it as (
      select l.reservation_id from reservation_leg l join sailing s on s.id = l.sailing_id
      where l.sailing_id = ${sailingId} and not ${STANDS_BY}
    ), waiting as (
      select l.reservation_id from reservation_leg l join sailing s on s.id = l.sailing_id
      where l.sailing_id = ${sailingId} and ${STANDS_BY}
    ), found as (
      select r.*, exists (select from on_it where reservation_id = r.id) as is_on_it
      from reservation r where (r.names_removed_at is null or r.state = 'confirmed' and r.id in (
          select reservation_id from on_it)) and (
        r.state in ('paymentProcessing', 'confirmedUnpaid', 'confirmed') and r.id in (
          select reservation_id from on_it)
        or r.id in (select t.reservation_id from sailing_told t join sailing_event e
          on e.id = t.event_id where e.sailing_id = ${sailingId})
          and not exists (select from waiting where reservation_id = r.id))
    )
    select r.reservation_number as "reservationNumber",
      case when r.names_removed_at is null then r.representative end as representative, m.state as mail,
      coalesce(m.sent_at, t.told_at) as "toldAt",
      case when r.state in ('cancelled', 'expired') then 'cancelled'
        when exists (select from reservation_change c where c.reservation_id = r.id
          and c.state in ('held', 'paymentProcessing', 'awaitingPayment')) then 'changing'
        when r.is_on_it then 'nothing'
        when exists (select from reservation_change c where c.reservation_id = r.id
          and c.state = 'made' and c.ended_at >= ${firstAt(sailingId, at)}) then 'moved'
        else 'cancelled' end as choice
    from found r
    left join sailing_told t on t.reservation_id = r.id and t.event_id = ${eventId}
    left join lateral (
      select state, sent_at from mail where kind = 'sailingNews'
        and occasion = 'sailingNews ' || ${eventId} || ' ' || r.id
      order by id limit 1) m on true
    order by r.reservation_number`.execute(db);
  return rows;
}

/** Since the first decision about it: who has moved then keeps that, whatever was decided afterwards. */
const firstAt = (sailingId: string, otherwise: Date) =>
  sql`coalesce((select min(at) from sailing_event where sailing_id = ${sailingId}), ${otherwise})`;
