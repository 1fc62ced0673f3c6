import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type ChangeLegRow, type ChangeRow, findChangeLegs } from '../reservations/change-rows.ts';
import { findEndedLegs, type LegAsSailed } from '../reservations/ended-legs.ts';
import { findReservationLegs } from '../reservations/reservation-legs.ts';

type Section = Pick<ChangeLegRow, 'leg' | 'sailing_id' | 'from_call' | 'to_call'>;

/**
 * Whether the operator has ended a leg that a change leaves since the change was priced: its fee and its difference are
 * not those of decision 22 any more, and its customer chooses anew. Guarded by `overtaken-changes.spec.ts`.
 * @param booked as it is now
 * @param after what the booking would be
 */
export function leavesEnded(
  { ended_legs }: Pick<ChangeRow, 'ended_legs'>,
  booked: readonly LegAsSailed[],
  after: readonly Section[],
): boolean {
  return booked.some(({ row, isEnded }) => {
    if (!isEnded || ended_legs.includes(row.leg)) return false;
    const next = after.find(({ leg }) => leg === row.leg);
    return (
      next?.sailing_id !== row.sailing_id ||
      next.from_call !== row.from_call ||
      next.to_call !== row.to_call
    );
  });
}

/**
 * Whether what the operator has decided since a change was priced has overtaken it: of a leg that it leaves, as
 * {@link leavesEnded}, or of one that it leads to, which does not sail.
 * @param change in flight
 */
export async function isOvertaken(
  db: Kysely<Database>,
  change: Pick<ChangeRow, 'id' | 'reservation_id' | 'ended_legs'>,
  now: Date,
): Promise<boolean> {
  if (await leadsToEnded(db, change)) return true;
  const { outbound, returnLeg } = await findReservationLegs(db, change.reservation_id);
  const booked = returnLeg ? [outbound, returnLeg] : [outbound];
  const legs = await findEndedLegs(db, change.reservation_id, booked, now);
  return leavesEnded(change, legs, await findChangeLegs(db, change.id));
}

/** Whether a sailing that a change leads to does not sail, or has other times since it was chosen. */
export async function leadsToEnded(
  db: Kysely<Database>,
  { id }: Pick<ChangeRow, 'id'>,
): Promise<boolean> {
  const { rows } = await sql`select from change_leg l join sailing s on s.id = l.sailing_id
      join reservation_change c on c.id = l.change_id
    where l.change_id = ${id} and (s.status <> 'scheduled' or ${isMovedSince(sql`c.created_at`)})
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether the sailing of the leg `l` has other times since then. */
const isMovedSince = (then: RawBuilder<unknown>) => sql<boolean>`exists (select from sailing_event e
  where e.sailing_id = l.sailing_id and e.kind = 'moved' and e.at > ${then})`;

/** Reservations with a change in flight of which a sailing was cancelled or is late, as it is decided for the sailing. */
export async function findMaybeOvertaken(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.reservation_id as id from reservation_change c
    where c.state in ('held', 'awaitingPayment') and (
      exists (select from reservation_leg l join sailing s on s.id = l.sailing_id
        where l.reservation_id = c.reservation_id and not c.ended_legs ? l.leg
          and (s.status <> 'scheduled' or s.delay_minutes is not null or l.moved_from is not null))
      or exists (select from change_leg l join sailing s on s.id = l.sailing_id
        where l.change_id = c.id and (s.status <> 'scheduled' or ${isMovedSince(sql`c.created_at`)})))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
