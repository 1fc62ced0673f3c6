import type { LoginRequest } from '@ferry/api/external';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import { fieldErrorText } from '../../../copy/field-errors.ts';
import { fieldLabels } from '../../../copy/field-labels.ts';

/** Messages for what cannot be right. Nothing is said about whether such a member exists. */
export function checkSignIn({ email, password }: LoginRequest): Partial<LoginRequest> {
  const mail = { label: fieldLabels.email, kind: 'type', example: 'hanako@example.jp' } as const;
  return {
    ...(!email.trim()
      ? { email: fieldErrorText('REQUIRED', mail) }
      : !isEmail(normaliseEmail(email)) && { email: fieldErrorText('INVALID_FORMAT', mail) }),
    ...(!password && {
      password: fieldErrorText('REQUIRED', { label: fieldLabels.password, kind: 'type' }),
    }),
  };
}
