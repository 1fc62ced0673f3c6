import type { Reservation } from '@ferry/api/customer-server';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/database/schema.ts';

type OfReservation =
  | 'reservation_leg'
  | 'reservation_history'
  | 'reservation_consent'
  | 'payment'
  | 'receipt';

/** Everything that is kept of a reservation, by table. */
export async function findKept(db: Kysely<Database>, { id }: Pick<Reservation, 'id'>) {
  const rowsOf = (table: OfReservation) =>
    db.selectFrom(table).selectAll().where('reservation_id', '=', id).execute();
  const row = db.selectFrom('reservation').selectAll().where('id', '=', id);
  return {
    reservation: await row.executeTakeFirst(),
    legs: await rowsOf('reservation_leg'),
    history: await rowsOf('reservation_history'),
    consents: await rowsOf('reservation_consent'),
    payments: await rowsOf('payment'),
    receipts: await rowsOf('receipt'),
  };
}

/** Places that the stock of a reservation's sailing counts as taken. */
export async function countTaken(
  db: Kysely<Database>,
  { outbound }: Pick<Reservation, 'outbound'>,
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select sum(u.capacity - u.free)::int as taken
    from leg_inventory l, unnest(l.capacity, l.free) as u(capacity, free)
    where l.sailing_id = ${outbound.sailing.id}`.execute(db);
  return rows[0]?.taken ?? 0;
}
