import type { FieldErrorCode } from '@ferry/api/external-server';
import { jstDate } from '@ferry/format/date';
import { parseDate } from '@ferry/format/typed-date';
import { normaliseText } from '@ferry/format/width';

// Nobody alive was born before.
const EARLIEST_BIRTH = '1900-01-01';

/**
 * A typed birth date in the kept form.
 * @returns `YYYY-MM-DD`; the empty text only with a problem
 */
export function checkBirthDate(
  text: string,
  report: (code: FieldErrorCode) => void,
  now: Date,
): string {
  const date = parseDate(text);
  if (normaliseText(text) === '') report('REQUIRED');
  else if (date === undefined) report('INVALID_FORMAT');
  else if (date > jstDate(now.toISOString()) || date < EARLIEST_BIRTH) report('OUT_OF_RANGE');
  return date ?? '';
}
