import { isEmail, normaliseEmail } from '@ferry/format/email';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { fieldErrorText } from '../copy/field-errors.ts';
import { fieldLabels } from '../copy/field-labels.ts';

/** What is wrong with a mail address that is typed anew. */
export function checkMailbox(id: string, email: string): FieldProblem[] {
  if (isEmail(normaliseEmail(email))) return [];
  const name = { label: fieldLabels.email, kind: 'type', example: 'hanako@example.jp' } as const;
  const code = email.trim() ? 'INVALID_FORMAT' : 'REQUIRED';
  return [{ id, message: fieldErrorText(code, name) }];
}
