import { type Kysely, sql } from 'kysely';

/**
 * The history says who did it, and tells a number plate from other changes. What is there says as much as
 * is known: a change of what was confirmed can only have been a number plate, and money went back by
 * itself only where it came too late.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Which events there are is the contract's; a list here would have to grow with each.
  'alter table reservation_history drop constraint if exists reservation_history_event_check',
  // A process of the version before, until it is stopped, says nothing.
  `alter table reservation_history add column actor text not null default 'customer'
    check (actor in ('customer', 'operator', 'system'))`,
  `update reservation_history set actor = 'system' where event in ('paymentFailed', 'expired')`,
  `update reservation_history h set actor = case when exists (
      select 1 from payment p
      where p.reservation_id = h.reservation_id and p.failure = 'HOLD_EXPIRED'
    ) then 'system' else 'operator' end
    where h.event = 'refunded'`,
  `update reservation_history h set event = 'plateSet'
    where h.event = 'changed' and exists (
      select 1 from reservation_history c
      where c.reservation_id = h.reservation_id and c.event = 'confirmed'
        and c.position < h.position
    )`,
];
