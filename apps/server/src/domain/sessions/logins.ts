import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../domain-error.ts';
import { newId } from '../ids.ts';
import { addMinutes } from '../instant.ts';
import { unsubscribeEnded } from '../push/push-subscriptions.ts';
import type { Login, Session } from './session.ts';
import { hashOf, newToken } from './tokens.ts';

/** Minutes without a request after which a login is over. */
const LOGIN_IDLE_MINUTES = 120;
/** Minutes after which a login is over although it is in use. */
const LOGIN_MAX_MINUTES = 24 * 60;
// As long as a browser may still send the cookie: it is told that the login is over.
const LOGIN_KEPT_MINUTES = 9 * 24 * 60;
const TOUCH_AFTER_MINUTES = 1;
/** Minutes for which what needs a recent login is open after one. */
const RECENT_MINUTES = 10;
/** Wrong passwords in a row that end a login in which they are given. */
export const FAILED_CONFIRMATIONS = 10;

/**
 * A new login of the member; its session is the member's own.
 * @param device in words, as `deviceOf` gives them
 */
export async function createLogin(
  tx: Transaction<Database>,
  member: { id: string; session_id: number },
  device: string,
  now: Date,
): Promise<Session> {
  const token = newToken('login');
  const { id } = await tx
    .insertInto('login')
    .values({
      token_hash: hashOf(token),
      public_id: newId('lgn'),
      member_id: member.id,
      device,
      created_at: now,
      last_seen_at: now,
      confirmed_at: now,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: member.session_id, token, login: { id, memberId: member.id, confirmedAt: now } };
}

/** A login that was last used, or made, at these instants or before is over. */
export const earliestUse = (now: Date) => ({
  lastSeen: addMinutes(now, -LOGIN_IDLE_MINUTES),
  created: addMinutes(now, -LOGIN_MAX_MINUTES),
});

/**
 * The session of a login's cookie, kept alive by this very look-up.
 * @returns undefined when there has been no such login, or so long ago that it is forgotten
 * @throws DomainError `SESSION_EXPIRED` when it is over
 */
export async function findLogin(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  const row = await db
    .selectFrom('login as l')
    .innerJoin('member as m', 'm.id', 'l.member_id')
    .select(['l.id', 'l.created_at', 'l.last_seen_at', 'l.confirmed_at', 'l.ended_at'])
    .select(['l.member_id', 'm.session_id'])
    .where('l.token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row) return undefined;
  const { lastSeen, created } = earliestUse(now);
  const isOver = row.ended_at !== null || row.last_seen_at <= lastSeen || row.created_at <= created;
  if (isOver) throw new DomainError('SESSION_EXPIRED');
  if (row.last_seen_at <= addMinutes(now, -TOUCH_AFTER_MINUTES)) {
    await db
      .updateTable('login')
      .set({ last_seen_at: now })
      .where('id', '=', row.id)
      .where('last_seen_at', '<', now)
      .execute();
  }
  const login = { id: row.id, memberId: row.member_id, confirmedAt: row.confirmed_at };
  return { id: row.session_id, token, login };
}

/** The member has just proved who they are, in a login that goes on. */
export async function confirmLoginRow(
  db: Kysely<Database>,
  loginId: number,
  now: Date,
): Promise<void> {
  await db.updateTable('login').set({ confirmed_at: now }).where('id', '=', loginId).execute();
}

/**
 * For what nothing but a login that was left open must not be enough for.
 * @throws DomainError `RECENT_LOGIN_REQUIRED` more than 10 minutes after the member last proved who
 *   they are
 */
export function assertRecentLogin({ confirmedAt }: Login, now: Date): void {
  if (confirmedAt <= addMinutes(now, -RECENT_MINUTES)) {
    throw new DomainError('RECENT_LOGIN_REQUIRED');
  }
}

/**
 * For a change that may have waited for what ended the login.
 * @throws DomainError `SESSION_EXPIRED`
 */
export async function assertLoginLasts(tx: Transaction<Database>, loginId: number): Promise<void> {
  const row = await tx
    .selectFrom('login')
    .select('id')
    .where('id', '=', loginId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new DomainError('SESSION_EXPIRED');
}

/**
 * A client that still has its cookie is told that it is over. Devices that it has subscribed are not notified any more.
 * @returns false when it was over already
 */
export async function endLogin(db: Kysely<Database>, loginId: number, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('login')
    .set({ ended_at: now })
    .where('id', '=', loginId)
    .where('ended_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst();
  if (ended) await unsubscribeEnded(db, ended.member_id);
  return ended !== undefined;
}

/** Every login of a member ends, but for one where it is named. */
export async function endLoginsOf(
  tx: Transaction<Database>,
  memberId: string,
  now: Date,
  exceptId?: number,
): Promise<void> {
  await tx
    .updateTable('login')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('id', '!=', exceptId ?? 0)
    .execute();
  await unsubscribeEnded(tx, memberId);
}

/**
 * A new secret for a login whose member has just proved who they are: a copy of the cookie before is
 * worth nothing.
 * @returns the cookie's new value
 * @throws DomainError `SESSION_EXPIRED` when the login has ended meanwhile: it must not come back
 */
export async function renewLogin(
  tx: Transaction<Database>,
  loginId: number,
  now: Date,
): Promise<string> {
  const token = newToken('login');
  const { numUpdatedRows } = await tx
    .updateTable('login')
    .set({ token_hash: hashOf(token), confirmed_at: now })
    .where('id', '=', loginId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new DomainError('SESSION_EXPIRED');
  return token;
}

/** @returns how many logins were forgotten because no browser can have their cookie any more */
export async function deleteOldLogins(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('login')
    .where('created_at', '<=', addMinutes(now, -LOGIN_KEPT_MINUTES))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
