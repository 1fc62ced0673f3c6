import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../domain/clock.ts';
import { lockMember } from '../domain/members/member-rows.ts';
import { assertLoginLasts, assertRecentLogin } from '../domain/sessions/logins.ts';
import type { Login } from '../domain/sessions/session.ts';
import { removeMember } from './remove-member.ts';

/**
 * Ends a membership at its member's wish, see {@link removeMember}. The address may register again.
 * @throws DomainError `RECENT_LOGIN_REQUIRED`, `SESSION_EXPIRED` when the login has ended meanwhile,
 *   `UNAUTHENTICATED` when the member is gone already
 */
export async function withdraw(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  login: Login,
): Promise<void> {
  assertRecentLogin(login, clock.now());
  await inTransaction(db, async (tx) => {
    await lockMember(tx, login.memberId);
    await assertLoginLasts(tx, login.id);
    await removeMember(tx, clock, login.memberId, 'withdrawn');
  });
}
