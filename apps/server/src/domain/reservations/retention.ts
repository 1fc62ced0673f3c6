import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { addMinutes } from '../instant.ts';

/** Minutes for which a hold that was never confirmed can still be looked at. */
const EXPIRED_HOLD_KEPT_MINUTES = 30 * 24 * 60;

/** Removes holds that nobody confirmed, with the names in them. @returns how many */
export async function deleteOldHolds(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('reservation')
    .where('state', '=', 'expired')
    .where('limit_time', '<=', addMinutes(now, -EXPIRED_HOLD_KEPT_MINUTES))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Removes the passenger list and the representative of reservations whose last sailing arrived
 * so long ago as its operator keeps them. What was sold and for how much stays. @returns how many
 */
export async function removeOldNames(db: Kysely<Database>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update reservation r
    set representative = '{}', passengers = '[]', contact_phone = '', contact_email = '',
      mail_hash = null, names_removed_at = ${now}
    where r.names_removed_at is null and not exists (
      select 1 from reservation_leg l join sailing s on s.id = l.sailing_id
        join route on route.id = s.route_id
      where l.reservation_id = r.id and (s.service_date + make_interval(
          mins => s.call_arrivals[l.to_call + 1],
          months => (route.rules ->> 'passengerListMonths')::int
        )) at time zone 'Asia/Tokyo' > ${now}::timestamptz)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
