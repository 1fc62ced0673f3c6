import type { CancellationTerm } from '@ferry/api/customer';
import { addDays, formatDateShort, formatDateTime, formatTime, jstDate } from '@ferry/format/date';
import { formatYen } from '@ferry/format/yen';

/** The terms whose time is not over yet, by the server's clock. */
export const termsLeft = (terms: readonly CancellationTerm[], serverTime: string) =>
  terms.filter(({ until }) => until === null || Date.parse(until) > Date.parse(serverTime));

/** 「12月2日(水)まで:200円」. A term that ends at midnight is named by its last day. */
export function termText({ until, percent, minimumYen }: CancellationTerm): string {
  return `${untilText(until)}:${feeText(percent, minimumYen)}`;
}

function untilText(until: string | null): string {
  if (until === null) return 'それ以降';
  if (formatTime(until) !== '0:00') return `${formatDateTime(until)}まで`;
  return `${formatDateShort(addDays(jstDate(until), -1))}まで`;
}

function feeText(percent: number, minimumYen: number): string {
  if (percent === 0) return minimumYen === 0 ? '無料' : formatYen(minimumYen);
  return `運賃の${percent}%${minimumYen > 0 ? `(最低${formatYen(minimumYen)})` : ''}`;
}
