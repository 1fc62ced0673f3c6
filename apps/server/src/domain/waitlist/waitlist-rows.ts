import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import retention from '../../../../../retention.json' with { type: 'json' };
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { isBehind, type Place } from '../cursor.ts';
import { addMinutes } from '../instant.ts';

export type EntryRow = Selectable<Database['waitlist_entry']>;

/** An entry with what became of the places that were held for it. */
export interface StoredWaitlistEntry extends EntryRow {
  state: Selectable<Database['reservation']>['state'] | null;
  limit_time: Date | null;
  total_yen: number | null;
}

/** Whose entries: those of the member, and those whose link the session has opened. */
export interface Waiter {
  sessionId: number;
  memberId: string | undefined;
}

/** It is in the line. Written out: with a parameter a prepared statement could not use the index. */
export const WAITS = sql<boolean>`joined_at is not null and offered_at is null and withdrawn_at is null`;

/** When an entry is deleted that ends now, or at the instant. */
export const removeAt = (end: Date): Date => addMinutes(end, retention.waitlistDays * 24 * 60);

/** Entries as `w`, with the hold of each as `r`. */
export const withHold = (db: Kysely<Database>) =>
  db
    .selectFrom('waitlist_entry as w')
    .leftJoin('reservation as r', 'r.id', 'w.reservation_id')
    .selectAll('w')
    .select(['r.state', 'r.limit_time', 'r.total_yen']);

/** Those of a customer that are kept and follow a place: of the latest day first, so that what is over is last. */
export const findEntriesOf = (
  db: Kysely<Database>,
  { sessionId, memberId }: Waiter,
  { after, most }: { after: Place | undefined; most: number },
): Promise<(StoredWaitlistEntry & { date: string })[]> =>
  withHold(db)
    .innerJoin('sailing as s', 's.id', 'w.sailing_id')
    .select(sql<string>`s.service_date::text`.as('date'))
    .where('w.joined_at', 'is not', null)
    .where(({ eb, or }) =>
      or([eb('w.session_id', '=', sessionId), eb('w.member_id', '=', memberId ?? '')]),
    )
    .where(
      after ? isBehind({ day: sql`s.service_date`, id: sql`w.id` }, after) : sql<boolean>`true`,
    )
    .orderBy('s.service_date', 'desc')
    .orderBy('w.id')
    .limit(most)
    .execute();

/** All entries, or those for a sailing, each sailing's in the order of its line. */
export const findLine = (
  db: Kysely<Database>,
  sailingId?: string,
): Promise<StoredWaitlistEntry[]> =>
  withHold(db)
    .where('w.joined_at', 'is not', null)
    .$if(sailingId !== undefined, (entries) => entries.where('w.sailing_id', '=', sailingId ?? ''))
    .orderBy('w.sailing_id')
    .orderBy('w.place')
    .execute();

/** The customer's entry, locked until the caller's transaction ends; what is held for it is not. */
export async function lockEntryOf(
  tx: Transaction<Database>,
  { sessionId, memberId }: Waiter,
  entryId: string,
): Promise<StoredWaitlistEntry | undefined> {
  const entry = await lockEntry(tx, entryId);
  const isOwn =
    entry?.session_id === sessionId || (memberId !== undefined && entry?.member_id === memberId);
  return isOwn && entry?.joined_at ? entry : undefined;
}

/**
 * As {@link lockEntryOf}, whosever it is. Read once it is locked: who waits for the lock would see the entry of now beside
 * the hold of before.
 */
export async function lockEntry(
  tx: Transaction<Database>,
  entryId: string,
): Promise<StoredWaitlistEntry | undefined> {
  const [, entry] = await pipeline([
    tx.selectFrom('waitlist_entry').select('id').where('id', '=', entryId).forUpdate().execute(),
    withHold(tx).where('w.id', '=', entryId).executeTakeFirst(),
  ]);
  return entry;
}

export const insertWaitlistEntry = (
  tx: Transaction<Database>,
  entry: Insertable<Database['waitlist_entry']>,
): Promise<unknown> => tx.insertInto('waitlist_entry').values(entry).execute();

type Change = Partial<
  Pick<
    Insertable<Database['waitlist_entry']>,
    'session_id' | 'offered_at' | 'choice' | 'reservation_id' | 'withdrawn_at' | 'remove_at'
  >
>;

/** Changes an entry that the caller has locked. */
export const updateWaitlistEntry = (
  tx: Transaction<Database>,
  entryId: string,
  change: Change,
): Promise<unknown> =>
  tx.updateTable('waitlist_entry').set(change).where('id', '=', entryId).execute();

/** Puts an entry that the caller has locked at the end of the line. */
export const joinLine = (
  tx: Transaction<Database>,
  entryId: string,
  { now, until }: { now: Date; until: Date },
): Promise<unknown> =>
  tx
    .updateTable('waitlist_entry')
    .set({
      joined_at: now,
      place: sql<number>`nextval('waitlist_place')`,
      remove_at: removeAt(until),
    })
    .where('id', '=', entryId)
    .execute();

/** Makes who joins by one mailbox wait for each other: before every entry. */
export const lockContact = (tx: Transaction<Database>, mailHash: Buffer): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`waitlist of ${mailHash.toString('base64')}`}, 0))`.execute(
    tx,
  );

/** All that a contact has waited for, as long as it is kept; locked before it is read. */
export async function lockEntriesOf(
  tx: Transaction<Database>,
  mailHash: Buffer,
): Promise<StoredWaitlistEntry[]> {
  const [, entries] = await pipeline([
    tx
      .selectFrom('waitlist_entry')
      .select('id')
      .where('mail_hash', '=', mailHash)
      .orderBy('id')
      .forUpdate()
      .execute(),
    withHold(tx).where('w.mail_hash', '=', mailHash).where('w.joined_at', 'is not', null).execute(),
  ]);
  return entries;
}

/**
 * Who waits for places of a sailing, the first first, locked. One that another transaction has at this moment is being
 * withdrawn or opened: it is left for the next time, and nobody waits for it who has locked the sailing.
 */
export const lockLine = (
  tx: Transaction<Database>,
  sailingId: string,
  now: Date,
): Promise<EntryRow[]> =>
  tx
    .selectFrom('waitlist_entry')
    .selectAll()
    .where('sailing_id', '=', sailingId)
    .where(WAITS)
    .where('until', '>', now)
    .orderBy('place')
    .forUpdate()
    .skipLocked()
    .execute();

/** The session that a member's things belong to; null for a visitor. */
export async function sessionOfMember(
  tx: Transaction<Database>,
  memberId: string | null,
): Promise<number | null> {
  if (memberId === null) return null;
  const row = await tx
    .selectFrom('member')
    .select('session_id')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.session_id ?? null;
}

/** Sailings that a customer waits for. */
export async function findAwaited(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('waitlist_entry')
    .select('sailing_id')
    .distinct()
    .where(WAITS)
    .where('until', '>', now)
    .execute();
  return rows.map((row) => row.sailing_id);
}

/**
 * What a member waits for is offered by the mailbox that is theirs now, and no link that was mailed to the one before leads
 * to it. Where the new one waits for the same sailing already, that ends,
 * unless the member has left that line.
 */
export async function moveEntriesOf(
  tx: Transaction<Database>,
  memberId: string,
  { email, mailHash }: { email: string; mailHash: Buffer },
): Promise<void> {
  await sql`delete from waitlist_entry e using waitlist_entry own
    where own.member_id = ${memberId} and own.withdrawn_at is null
      and e.sailing_id = own.sailing_id and e.mail_hash = ${mailHash}
      and e.member_id is distinct from ${memberId} and e.joined_at is not null
      and e.offered_at is null and e.withdrawn_at is null`.execute(tx);
  await sql`with moved as (
      update waitlist_entry set email = ${email}, mail_hash = ${mailHash}
      where member_id = ${memberId} returning id
    ) delete from waitlist_link where entry_id in (select id from moved)`.execute(tx);
}

/** How many are before it in the line of its sailing. */
export async function countBefore(
  db: Kysely<Database>,
  { sailing_id, place }: EntryRow,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ before: number }>`
    select count(*)::int as before from waitlist_entry
    where sailing_id = ${sailing_id} and ${WAITS} and until > ${now}
      and place < ${place}`.execute(db);
  return rows[0]?.before ?? 0;
}
