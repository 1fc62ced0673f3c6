import { DomainError } from '../domain/domain-error.ts';
import { checkCredentials, type LogInContext } from '../domain/members/log-in.ts';
import { findLoginEmail } from '../domain/members/member-rows.ts';
import { confirmLoginRow } from '../domain/sessions/logins.ts';
import type { Login } from '../domain/sessions/session.ts';

/**
 * Takes a login for a recent one again, once its member has given the password.
 * @throws DomainError `VALIDATION_FAILED` (a wrong password), `LOGIN_LOCKED` after too many of these,
 *   as at the login, `UNAVAILABLE` when too many passwords are waiting
 */
export async function confirmLogin(
  context: Omit<LogInContext, 'session' | 'device' | 'takeOver'>,
  login: Login,
  password: string,
): Promise<void> {
  const { db, clock } = context;
  const loginEmail = await findLoginEmail(db, login.memberId);
  if (loginEmail === undefined) throw new DomainError('UNAUTHENTICATED');
  await checkCredentials(context, loginEmail, password).catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === 'LOGIN_FAILED')) throw error;
    throw new DomainError('VALIDATION_FAILED', { errors: { password: ['WRONG_PASSWORD'] } });
  });
  await confirmLoginRow(db, login.id, clock.now());
}
