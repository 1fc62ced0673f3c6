import { isRealDate } from '@ferry/format/date';
import { type RawBuilder, sql } from 'kysely';
import { DomainError } from './domain-error.ts';

/** The last entry of a page: entries of a list are in the order of a day, and of one day in that of their ids. */
export interface Place {
  date: string;
  id: string;
}

/** The opaque text with which a client asks for what follows the entry. */
const cursorOf = ({ date, id }: Place): string =>
  Buffer.from(`${date} ${id}`).toString('base64url');

/**
 * The place that a cursor names; undefined for the first page.
 *
 * @param prefix of the ids in the list
 * @throws DomainError `VALIDATION_FAILED` for a cursor that is none of ours
 */
export function readCursor(cursor: string | undefined, prefix: string): Place | undefined {
  if (cursor === undefined) return undefined;
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, date, id] = /^([1-9]\d{3}-\d\d-\d\d) (\w+)$/.exec(text) ?? [];
  if (date === undefined || !id?.startsWith(prefix) || !isRealDate(date)) {
    throw new DomainError('VALIDATION_FAILED', { errors: { cursor: ['INVALID_FORMAT'] } });
  }
  return { date, id };
}

/** Whether a row follows the place, in a list whose days rise, or else fall. */
export const isBehind = (
  row: { day: RawBuilder<unknown>; id: RawBuilder<unknown> },
  { date, id }: Place,
  isRising = false,
): RawBuilder<boolean> =>
  sql`(${row.day} ${isRising ? sql`>` : sql`<`} ${date}::date or ${row.day} = ${date}::date and ${row.id} > ${id})`;

/**
 * A page of rows that were read with one more than its limit, and the cursor of what follows it.
 *
 * @param placeOf where a row is in the list
 */
export function toPage<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): { page: readonly Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: last && rows.length > limit ? cursorOf(placeOf(last)) : null };
}
