import type { LoginList, MemberLogin } from '@ferry/api/external-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../domain-error.ts';
import { jstInstant } from '../instant.ts';
import { unsubscribeEnded } from '../push/push-subscriptions.ts';
import { earliestUse } from './logins.ts';

/** Entries at most; a member with more ends them all at once. */
const LIST_LENGTH = 100;

/** The login in which it is asked for. */
interface OwnLogin {
  id: number;
  memberId: string;
}

/** The logins of a member that still work: this one, then the last used. */
export async function listLogins(
  db: Kysely<Database>,
  own: OwnLogin,
  now: Date,
): Promise<LoginList> {
  const rows = await liveLogins(db, own.memberId, now)
    .select(['id', 'public_id', 'device', 'created_at', 'last_seen_at'])
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIST_LENGTH)
    .execute();
  const logins = rows.map(
    (row): MemberLogin => ({
      id: row.public_id,
      device: row.device,
      isCurrent: row.id === own.id,
      loggedInAt: jstInstant(row.created_at),
      lastUsedAt: jstInstant(row.last_seen_at),
    }),
  );
  return { logins: logins.toSorted((one, other) => +other.isCurrent - +one.isCurrent) };
}

/**
 * Ends another login of the member. This one ends by a logout.
 * @throws DomainError `NOT_FOUND`, also for another member's and for one that is over
 */
export async function endLoginById(
  db: Kysely<Database>,
  own: OwnLogin,
  publicId: string,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('login')
    .set({ ended_at: now })
    .where('public_id', '=', publicId)
    .where('id', 'in', liveLogins(db, own.memberId, now).select('id').where('id', '!=', own.id))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new DomainError('NOT_FOUND');
  await unsubscribeEnded(db, own.memberId);
}

function liveLogins(db: Kysely<Database>, memberId: string, now: Date) {
  const { lastSeen, created } = earliestUse(now);
  return db
    .selectFrom('login')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', lastSeen)
    .where('created_at', '>', created);
}
