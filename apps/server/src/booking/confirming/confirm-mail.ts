import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { addMinutes } from '../../domain/instant.ts';
import {
  isConfirmed,
  keepConfirmed,
  lockNames,
  nameOfMail,
} from '../../domain/unpaid/unpaid-rows.ts';
import { hashOfToken } from './confirmation-link.ts';

/** Who follows a link, and when. */
interface Follower {
  db: Kysely<Database>;
  clock: Clock;
  sessionId: number;
}

/**
 * The link was followed: the mailbox belongs to the client that asked for the link, to its booking
 * and to the one that follows it, and to nobody else who types the address. What they have booked
 * with it stays; following it again changes nothing. A member's session is known without: nothing
 * is kept for it.
 * @throws DomainError `TOKEN_INVALID`, `TOKEN_EXPIRED`
 */
export async function confirmMail(
  { db, clock, sessionId }: Follower,
  token: string,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const link = await findLink(tx, token);
    if (!link) throw new DomainError('TOKEN_INVALID');
    if (link.expires_at <= now) {
      // A customer who has it confirmed is told so again; it is too late for others.
      const known = { sessionId, mailHash: link.mail_hash };
      if (link.confirmed_at && (await isConfirmed(tx, known))) return;
      throw new DomainError('TOKEN_EXPIRED');
    }
    // The order of locks everywhere. A customer who is booking with the mailbox at this moment has
    // its name: what comes of that is seen afterwards, and a transaction that waits for the name
    // sees the confirmation.
    const sessions = await keepSessions(tx, [sessionId, link.asker]);
    await lockBooked(tx, link, sessions, now);
    await lockNames(tx, [nameOfMail(link.mail_hash)]);
    await tx
      .updateTable('mail_confirmation')
      .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, ${now})` })
      .where('token_hash', '=', link.token_hash)
      .execute();
    await keepConfirmed(tx, link.mail_hash, sessions);
    await keepPlaces(tx, link, sessions, now);
  });
}

const findLink = (tx: Transaction<Database>, token: string) =>
  tx
    .selectFrom('mail_confirmation as m')
    .leftJoin('reservation as r', 'r.id', 'm.reservation_id')
    .select(['m.token_hash', 'm.mail_hash', 'm.reservation_id', 'm.expires_at', 'm.confirmed_at'])
    .select(sql<number | null>`coalesce(m.session_id, r.session_id)`.as('asker'))
    .where('m.token_hash', '=', hashOfToken(token))
    .executeTakeFirst();

type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** @returns those that are still there, and stay until the transaction ends */
async function keepSessions(
  tx: Transaction<Database>,
  ids: readonly (number | null)[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('session')
    .select('id')
    .where(
      'id',
      'in',
      ids.filter((id) => id !== null),
    )
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

async function lockBooked(...[tx, link, sessions, now]: Parameters<typeof keepPlaces>) {
  await sql`select id from reservation where ${isBookedBy(link, sessions, now)}
    or id in (select reservation_id from reservation_change where ${waitsBy(link, sessions)})
    order by id for update`.execute(tx);
}

/**
 * What is booked with the mailbox no longer goes back by itself, and counts nowhere but as its own.
 */
async function keepPlaces(
  tx: Transaction<Database>,
  link: Link,
  sessions: number[],
  now: Date,
): Promise<void> {
  await sql`
    with kept as (
      update reservation set is_mail_confirmed = true, is_own_mailbox = true, confirm_mail_by = null,
        client_hash = null, version = version + 1
      where id in (
        select id from reservation where ${isBookedBy(link, sessions, now)} order by id for update
      )
      returning id
    )
    update reservation_leg l set is_unconfirmed = false from kept
    where l.reservation_id = kept.id`.execute(tx);
  await sql`update reservation_change set is_mail_confirmed = true, is_own_mailbox = true,
      client_hash = null
    where ${waitsBy(link, sessions)}`.execute(tx);
}

/** Changes that wait for their payment: they count nowhere but as their customer's own from now on. */
const waitsBy = ({ mail_hash }: Link, sessions: number[]) => sql`
  mail_hash = ${mail_hash} and not is_mail_confirmed and unpaid_since is not null and ended_at is null
    and state in ('paymentProcessing', 'awaitingPayment') and session_id = any(${sessions}::bigint[])`;

const isBookedBy = ({ mail_hash, reservation_id }: Link, sessions: number[], now: Date) => sql`
  mail_hash = ${mail_hash} and not is_mail_confirmed and limit_time > ${now}
    and unpaid_since is not null and state in ('paymentProcessing', 'confirmedUnpaid')
    and (id = ${reservation_id}::text or session_id = any(${sessions}::bigint[]))`;

/** Days for which a link whose time is over is still known as that. */
const KNOWN_DAYS = 7;

/** @returns how many links were removed whose time is over for a week */
export async function deleteOldConfirmations(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_confirmation')
    .where('expires_at', '<=', addMinutes(now, -KNOWN_DAYS * 24 * 60))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
