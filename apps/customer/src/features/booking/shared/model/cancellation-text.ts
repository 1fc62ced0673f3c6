import type { CancellationTerm } from '@ferry/api/customer';
import { addDays, formatDateShort, formatDateTime, formatTime, jstDate } from '@ferry/format/date';
import { formatYen } from '@ferry/format/yen';

/** The terms whose time is not over yet, by the server's clock. */
const termsLeft = (terms: readonly CancellationTerm[], serverTime: string) =>
  terms.filter(({ until }) => until === null || Date.parse(until) > Date.parse(serverTime));

/** A list of fees with what it is for. */
export interface FeeLadder {
  title: string;
  terms: CancellationTerm[];
}

/**
 * The terms that are left, by leg and kind of item, each with its title. 往路 and 復路 are said only
 * where there are both.
 */
export function feeLadders(terms: readonly CancellationTerm[], serverTime: string): FeeLadder[] {
  const hasReturn = terms.some(({ leg }) => leg === 'return');
  const ladders: FeeLadder[] = [];
  for (const term of termsLeft(terms, serverTime)) {
    const of = hasReturn ? `${term.leg === 'return' ? '復路' : '往路'}の` : '';
    const title = of + (term.item === 'vehicle' ? '車両1台につき' : '乗船者1名・客室1室につき');
    const ladder = ladders.find((each) => each.title === title);
    if (ladder) ladder.terms.push(term);
    else ladders.push({ title, terms: [term] });
  }
  return ladders;
}

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
