import type { FieldErrorCode } from '@ferry/api/customer-server';
import { DomainError } from '../domain-error.ts';

/** What is wrong, by the field's place in the input; empty when nothing is. */
export type Problems = Record<string, FieldErrorCode[]>;

/** Notes a problem of one field of a record. */
export type Report = (field: string, code: FieldErrorCode) => void;

/** Notes problems of the record at a place (`passengers.0`); the first one of a field counts. */
export function reporter(problems: Problems, place: string): Report {
  return (field, code) => {
    problems[`${place}.${field}`] ??= [code];
  };
}

/**
 * What a check makes of an input.
 * @throws DomainError `VALIDATION_FAILED` with all that it has reported, of each field the first
 */
export function validated<Checked>(check: (report: Report) => Checked): Checked {
  const errors: Problems = {};
  const checked = check((field, code) => {
    errors[field] ??= [code];
  });
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
  return checked;
}
