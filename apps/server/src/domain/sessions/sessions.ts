import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import { addMinutes } from '../instant.ts';
import { findLogin } from './logins.ts';
import type { Session } from './session.ts';
import { hashOf, isLoginToken, newToken } from './tokens.ts';

/** Minutes without a request after which a session is over, unless something is being booked. */
const SESSION_IDLE_MINUTES = 120;
/** Minutes after which a session is over although it is in use, with the same exception. */
export const SESSION_MAX_MINUTES = 7 * 24 * 60;
/**
 * Minutes within which a request that has begun a payment is answered, or was lost with its
 * process.
 */
const ANSWERED_WITHIN_MINUTES = 5;
// One write a minute is enough to know whether a session is in use.
const TOUCH_AFTER_MINUTES = 1;

/** @param earlier the cookie with which the browser came: of a login that is over, or nothing known */
export async function createSession(
  db: Kysely<Database>,
  now: Date,
  earlier?: string,
): Promise<Session> {
  const token = newToken('visitor');
  const isOfLogin = earlier !== undefined && isLoginToken(earlier);
  const earlierMember = db
    .selectFrom('login')
    .select('member_id')
    .where('token_hash', '=', hashOf(earlier ?? ''));
  const { id } = await db
    .insertInto('session')
    .values({
      token_hash: hashOf(token),
      created_at: now,
      last_seen_at: now,
      ...(isOfLogin && { earlier_member_id: earlierMember }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/**
 * The live session of a cookie, kept alive by this very look-up.
 * @throws DomainError `SESSION_EXPIRED` when the cookie is of a login that is over
 */
export function findSession(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  return isLoginToken(token) ? findLogin(db, token, now) : findVisitorSession(db, token, now);
}

async function findVisitorSession(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  const [row] = await readVisitorSession(db, {
    hash: hashOf(token),
    lastSeen: addMinutes(now, -SESSION_IDLE_MINUTES),
    created: addMinutes(now, -SESSION_MAX_MINUTES),
    now,
  });
  if (!row) return undefined;
  if (row.last_seen_at <= addMinutes(now, -TOUCH_AFTER_MINUTES)) {
    await db
      .updateTable('session')
      .set({ last_seen_at: now })
      .where('id', '=', row.id)
      .where('last_seen_at', '<', now)
      .execute();
  }
  return { id: row.id, token };
}

type Sought = { hash: Buffer; lastSeen: Date; created: Date; now: Date };

const readVisitorSession = prepared((db, { hash, lastSeen, created, now }: Sought) =>
  db
    .selectFrom('session')
    .select(['id', 'last_seen_at'])
    .where('token_hash', '=', hash)
    .where('ended_at', 'is', null)
    .where((where) =>
      where.or([
        where.and([where('last_seen_at', '>', lastSeen), where('created_at', '>', created)]),
        isBooking(now),
      ]),
    ),
);

/** Removes sessions that are over, and with them their drafts and rights. @returns how many */
export async function deleteOldSessions(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    // A member's own has none, and is there as long as the member; of one who is removed it has ended.
    .where(({ eb, or }) => or([eb('token_hash', 'is not', null), eb('ended_at', 'is not', null)]))
    .where((where) =>
      where.or([
        where('last_seen_at', '<=', addMinutes(now, -SESSION_IDLE_MINUTES)),
        where('created_at', '<=', addMinutes(now, -SESSION_MAX_MINUTES)),
        where('ended_at', 'is not', null),
      ]),
    )
    .where(({ not }) => not(isBooking(now)))
    .where(({ not }) => not(awaitsResponse(now)))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Whether the session has a draft or a hold whose time is not over: it lives as long as they do,
 * because nobody else can see them. A confirmed reservation can be looked up instead.
 */
const isBooking = (now: Date) => sql<boolean>`(
  exists (
    select 1 from draft d left join reservation r on r.id = d.reservation_id
    where d.session_id = session.id and d.expires_at > ${now} and session.ended_at is null
      and (r.state is null or r.state not in ('confirmedUnpaid', 'confirmed')))
  or exists (
    select 1 from reservation r
    where r.session_id = session.id
      and (r.state = 'paymentProcessing' or r.state = 'held' and r.limit_time > ${now}))
)`;

/**
 * Whether a request of the session has begun a payment and is still to be answered: its last step,
 * after the charge, keeps the response for the session, and must not find it gone.
 */
const awaitsResponse = (now: Date) => sql<boolean>`exists (
  select 1 from payment p
  where p.session_id = session.id and p.created_at > ${addMinutes(now, -ANSWERED_WITHIN_MINUTES)}
    and not exists (
      select 1 from stored_response a where a.session_id = p.session_id and a.key = p.request_key)
)`;

/** Whether the session has a request that has begun a payment and is still to be answered. */
export async function isAwaitingResponse(
  db: Kysely<Database>,
  sessionId: number,
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where(awaitsResponse(now))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * The CSRF token of a session. It follows from the session's secret, so it is stored nowhere and
 * changes with the session; the secret does not follow from it.
 * @returns base64 with padding, as Sanctum's clients know it
 */
export function csrfTokenOf(session: Session): string {
  return createHmac('sha256', session.token).update('csrf').digest('base64');
}

/** Whether a request's token is the session's, in the same time whatever it is. */
export function isCsrfTokenOf(session: Session, token: string): boolean {
  const [given, expected] = [token, csrfTokenOf(session)].map(hashOf) as [Buffer, Buffer];
  return timingSafeEqual(given, expected);
}
