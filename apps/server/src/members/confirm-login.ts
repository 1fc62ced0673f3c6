import { DomainError } from '../domain/domain-error.ts';
import type { LogInContext } from '../domain/members/log-in.ts';
import { confirmLoginRow } from '../domain/sessions/logins.ts';
import type { Login } from '../domain/sessions/session.ts';
import { checkPasswordOfLogin } from './check-password-of-login.ts';

/**
 * Takes a login for a recent one again, once its member has given the password.
 * @throws DomainError `VALIDATION_FAILED` (a wrong password), and those of {@link checkPasswordOfLogin}
 */
export async function confirmLogin(
  context: Omit<LogInContext, 'session' | 'device' | 'takeOver'>,
  login: Login,
  password: string,
): Promise<void> {
  const { db, clock } = context;
  await checkPasswordOfLogin(context, login, password).catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === 'LOGIN_FAILED')) throw error;
    throw new DomainError('VALIDATION_FAILED', { errors: { password: ['WRONG_PASSWORD'] } });
  });
  await confirmLoginRow(db, login.id, clock.now());
}
