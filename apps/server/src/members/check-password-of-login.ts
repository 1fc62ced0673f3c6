import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { DomainError } from '../domain/domain-error.ts';
import { checkCredentials, type LogInContext } from '../domain/members/log-in.ts';
import { type Credentials, findLoginEmail } from '../domain/members/member-rows.ts';
import { endLogin, FAILED_CONFIRMATIONS } from '../domain/sessions/logins.ts';

/**
 * Whether it is the password of the member who is logged in. Wrong ones count for the login as well, from whatever
 * address they come, and end it: a copy of its cookie is not enough to go on trying.
 * @throws DomainError `LOGIN_FAILED`, `LOGIN_LOCKED` after too many of these, as at the login, `UNAVAILABLE` when
 *   too many passwords are waiting, `SESSION_EXPIRED` with the one that ends the login, `UNAUTHENTICATED`
 */
export async function checkPasswordOfLogin(
  context: Omit<LogInContext, 'session' | 'device' | 'takeOver'>,
  login: { id: number; memberId: string },
  password: string,
): Promise<Credentials> {
  const { db, clock } = context;
  const loginEmail = await findLoginEmail(db, login.memberId);
  if (loginEmail === undefined) throw new DomainError('UNAUTHENTICATED');
  // Counted before it is evaluated: of many at once only the allowed ones are.
  const failures = await countFailure(db, login.id, 1);
  if (failures === undefined) throw new DomainError('SESSION_EXPIRED');
  try {
    const member = await checkCredentials(context, loginEmail, password);
    await db
      .updateTable('login')
      .set({ failed_confirmations: 0 })
      .where('id', '=', login.id)
      .execute();
    return member;
  } catch (error) {
    const isWrong = error instanceof DomainError && error.code === 'LOGIN_FAILED';
    if (!isWrong) await countFailure(db, login.id, -1);
    if (!isWrong || failures < FAILED_CONFIRMATIONS) throw error;
    await endLogin(db, login.id, clock.now());
    throw new DomainError('SESSION_EXPIRED');
  }
}

/** @returns how many there are now; undefined where no more may be tried */
async function countFailure(
  db: Kysely<Database>,
  loginId: number,
  by: 1 | -1,
): Promise<number | undefined> {
  const row = await db
    .updateTable('login')
    .set((eb) => ({ failed_confirmations: eb('failed_confirmations', '+', by) }))
    .where('id', '=', loginId)
    .where('ended_at', 'is', null)
    .$if(by > 0, (query) => query.where('failed_confirmations', '<', FAILED_CONFIRMATIONS))
    .returning('failed_confirmations')
    .executeTakeFirst();
  return row?.failed_confirmations;
}
