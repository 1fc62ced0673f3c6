import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Links are over with the check-in, and go with the last departure or the cancellation; one with a consent to what its
 * companion has said of an emergency stays as long as the names. @returns how many were removed
 */
export async function deleteOldPassengerLinks(db: Kysely<Database>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from passenger_link p where consented_at is null and (
      exists (select 1 from reservation r
        where r.id = p.reservation_id and r.state in ('cancelled', 'expired'))
      or not exists (select 1 from reservation_leg l join sailing s on s.id = l.sailing_id
        where l.reservation_id = p.reservation_id and ((s.service_date
          + make_interval(mins => s.call_departures[l.from_call + 1])) at time zone 'Asia/Tokyo'
          <= ${now}::timestamptz) is not true))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
