import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { getSailing } from '../sailings/find-offer.ts';
import type { ReservationRow } from './reservation-rows.ts';

/** The sailing of a reservation and its rules of today, whatever has become of it since. */
export async function sailingOf(
  db: Kysely<Database>,
  row: Pick<ReservationRow, 'sailing_id' | 'from_port_id' | 'to_port_id'>,
) {
  const found = await getSailing(db, {
    sailingId: row.sailing_id,
    fromPortId: row.from_port_id,
    toPortId: row.to_port_id,
  });
  if (!found) throw new Error('A reservation has lost its sailing');
  return found;
}
