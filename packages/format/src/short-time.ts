// Apart from the long forms: the home page needs none of these.
import { formatDateShort, formatTime, jstDate } from './date.ts';
import { sailingTimeParts } from './service-time.ts';

/**
 * An instant in Japan where the year is plain from what is around it: `8月2日(日) 22:50`.
 * @throws RangeError when the instant cannot be read or carries no offset
 */
export function formatDateTimeShort(instant: string | number | Date): string {
  return `${formatDateShort(jstDate(instant))} ${formatTime(instant)}`;
}

/**
 * A departure, arrival or cut-off, after midnight both ways: `12月8日(火) 24:10(12月9日(水) 0:10)`.
 * @throws RangeError as above
 */
export function formatSailingTimeShort(instant: string | number | Date): string {
  const { date, time, calendar } = sailingTimeParts(instant);
  return `${formatDateShort(date)} ${time}${calendar ? `(${calendar})` : ''}`;
}
