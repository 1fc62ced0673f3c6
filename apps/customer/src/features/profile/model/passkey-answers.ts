import type { FieldErrors } from '@ferry/api/errors';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { fieldErrorText } from '../../../copy/field-errors.ts';
import { fieldLabels } from '../../../copy/field-labels.ts';

/** A passkey as the form has it; the password only where it is asked for. */
export type PasskeyAnswers = { name: string; password: string };

/** Ids of the fields: the targets of the summary's links. */
export const passkeyIds = { name: 'passkey-name', password: 'passkey-password' } as const;

export const passkeyLabels = {
  name: 'パスキーの名前',
  password: fieldLabels.currentPassword,
} as const;
const names = ['name', 'password'] as const;

/** What the server has found wrong, in the order of the form. */
export const passkeyProblems = (errors: FieldErrors): FieldProblem[] =>
  names.flatMap((field) => {
    const [code] = errors[field] ?? [];
    if (!code) return [];
    const about = { kind: 'type', label: passkeyLabels[field] } as const;
    return [{ id: passkeyIds[field], message: fieldErrorText(code, about) }];
  });

/** The answer that the message of a field is about. */
export const passkeyAnswerAt = (answers: PasskeyAnswers, id: string): unknown =>
  id === passkeyIds.password ? answers.password : answers.name;
