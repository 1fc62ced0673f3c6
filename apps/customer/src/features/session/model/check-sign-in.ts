import type { LoginRequest } from '@ferry/api/external';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { fieldErrorText } from '../../../copy/field-errors.ts';
import { fieldLabels } from '../../../copy/field-labels.ts';

/** Ids of the fields. */
export const signInIds = { email: 'sign-in-email', password: 'sign-in-password' } as const;

/** Messages for what cannot be right. Nothing is said about whether such a member exists. */
export function checkSignIn({ email, password }: LoginRequest): FieldProblem[] {
  const mail = { label: fieldLabels.email, kind: 'type', example: 'hanako@example.jp' } as const;
  const secret = { label: fieldLabels.password, kind: 'type' } as const;
  const code = email.trim() ? 'INVALID_FORMAT' : 'REQUIRED';
  return [
    ...(isEmail(normaliseEmail(email))
      ? []
      : [{ id: signInIds.email, message: fieldErrorText(code, mail) }]),
    ...(password ? [] : [{ id: signInIds.password, message: fieldErrorText('REQUIRED', secret) }]),
  ];
}
