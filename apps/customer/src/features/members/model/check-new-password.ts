import { codePointLength } from '@ferry/format/width';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { fieldErrorText } from '../../../copy/field-errors.ts';
import { fieldLabels } from '../../../copy/field-labels.ts';

/** As the server's rule: code points after NFKC. */
const SHORTEST = 10;

/**
 * Messages for what cannot be a new password. Whether it is a common one says {@link checkCommon}.
 * @param label of the field; where there is a password already it says that this is the new one
 */
export function checkNewPassword(
  password: string,
  id: string,
  label = fieldLabels.password,
): FieldProblem[] {
  const length = codePointLength(password.normalize('NFKC'));
  if (length >= SHORTEST) return [];
  const name = { label, kind: 'type' } as const;
  const short = `${label}は${SHORTEST}文字以上で入力してください(現在${length}文字)。`;
  return [{ id, message: length === 0 ? fieldErrorText('REQUIRED', name) : short }];
}

/** Message for one of the passwords that attackers try first; their list is loaded for it. */
export async function checkCommon(
  password: string,
  id: string,
  loginEmail: string,
): Promise<FieldProblem[]> {
  // Without the list the server says it.
  const file = await import('@ferry/format/password').catch(() => undefined);
  if (file?.findPasswordProblem(password, loginEmail) !== 'TOO_COMMON') return [];
  const name = { label: fieldLabels.password, kind: 'type' } as const;
  return [{ id, message: fieldErrorText('TOO_COMMON', name) }];
}
