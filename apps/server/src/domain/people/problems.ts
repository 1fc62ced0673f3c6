import type { FieldErrorCode } from '@ferry/api/customer-server';

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
