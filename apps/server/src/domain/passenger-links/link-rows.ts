import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type PassengerLinkRow = Selectable<Database['passenger_link']>;

/** The link of a token, also one that was withdrawn. */
export const findPassengerLink = (
  db: Kysely<Database>,
  tokenHash: Buffer,
): Promise<PassengerLinkRow | undefined> =>
  db
    .selectFrom('passenger_link')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

/** Links of a reservation that count, by passenger. */
export const findLivePassengerLinks = (
  db: Kysely<Database>,
  reservationId: string,
): Promise<PassengerLinkRow[]> =>
  db
    .selectFrom('passenger_link')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('withdrawn_at', 'is', null)
    .orderBy('passenger')
    .execute();

/** All links of a reservation, the oldest first. */
export const findPassengerLinks = (
  db: Kysely<Database>,
  reservationId: string,
): Promise<PassengerLinkRow[]> =>
  db
    .selectFrom('passenger_link')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('created_at')
    .orderBy('passenger')
    .orderBy('id')
    .execute();

/** Its reservation is locked by the caller, who has withdrawn the passenger's link of before. */
export const insertPassengerLink = (
  tx: Transaction<Database>,
  link: Insertable<Database['passenger_link']>,
): Promise<PassengerLinkRow> =>
  tx.insertInto('passenger_link').values(link).returningAll().executeTakeFirstOrThrow();

/** The companion has entered something; a page with the version of before is told. */
export const completePassengerLink = (
  tx: Transaction<Database>,
  { id, version }: PassengerLinkRow,
  said: Pick<PassengerLinkRow, 'completed_at' | 'consent_version' | 'consented_at'>,
): Promise<PassengerLinkRow> =>
  tx
    .updateTable('passenger_link')
    .set({ ...said, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Ends links, with those to the tickets that were made by them. @returns how many counted until then */
export async function withdrawPassengerLinks(
  tx: Transaction<Database>,
  linkIds: readonly string[],
  now: Date,
): Promise<number> {
  if (linkIds.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('passenger_link')
    .set({ withdrawn_at: now })
    .where('id', 'in', [...linkIds])
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('ticket_share')
    .set({ withdrawn_at: now })
    .where('passenger_link_id', 'in', [...linkIds])
    .where('withdrawn_at', 'is', null)
    .execute();
  return Number(numUpdatedRows);
}

/** As {@link withdrawPassengerLinks}, of those that other sessions than these have made: they lose their right. */
export async function withdrawOthersPassengerLinks(
  tx: Transaction<Database>,
  reservationId: string,
  sessionIds: readonly number[],
  now: Date,
): Promise<void> {
  const live = await findLivePassengerLinks(tx, reservationId);
  const others = live.filter(({ session_id }) => !sessionIds.includes(session_id));
  await withdrawPassengerLinks(
    tx,
    others.map(({ id }) => id),
    now,
  );
}

/**
 * Links follow their passengers to where a change or a cancellation in part leaves them; that of a passenger who does
 * not travel any more counts no longer. Each comes into another version: what its companion has seen may be another
 * sailing by now.
 * @param before of each passenger the position before; another number for one who is new
 */
export async function movePassengerLinks(
  tx: Transaction<Database>,
  reservationId: string,
  before: readonly (number | null)[],
  now: Date,
): Promise<void> {
  const live = await findLivePassengerLinks(tx, reservationId);
  if (live.length === 0) return;
  const gone = live.filter(({ passenger }) => !before.includes(passenger));
  await withdrawPassengerLinks(
    tx,
    gone.map(({ id }) => id),
    now,
  );
  // Two may change their places: neither finds the other one in its own.
  for (const { id, passenger, version } of live) {
    const place = before.indexOf(passenger);
    if (place < 0) continue;
    await tx
      .updateTable('passenger_link')
      .set({ passenger: -1 - place, version: version + 1 })
      .where('id', '=', id)
      .execute();
  }
  await tx
    .updateTable('passenger_link')
    .set({ passenger: sql<number>`-1 - passenger` })
    .where('reservation_id', '=', reservationId)
    .where('passenger', '<', 0)
    .execute();
}
