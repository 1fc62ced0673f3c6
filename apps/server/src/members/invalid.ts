import { DomainError } from '../domain/domain-error.ts';
import type { Problems } from '../domain/people/problems.ts';

/** @throws DomainError `VALIDATION_FAILED` */
export function invalid(errors: Problems): never {
  throw new DomainError('VALIDATION_FAILED', { errors });
}

/**
 * What became of checking the current password of the member who is logged in: a wrong one is a field's problem
 * there, not a failed login.
 * @throws DomainError `VALIDATION_FAILED` for a wrong one, any other error as it is
 */
export function wrongPassword(error?: unknown): never {
  const isOther =
    error !== undefined && !(error instanceof DomainError && error.code === 'LOGIN_FAILED');
  if (isOther) throw error;
  return invalid({ currentPassword: ['WRONG_PASSWORD'] });
}
