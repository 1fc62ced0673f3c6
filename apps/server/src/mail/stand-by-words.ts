import type { Reservation } from '@ferry/api/customer-server';
import { formatDateShort } from '@ferry/format/date';
import type { Words } from './change-words.ts';

/** What a customer is told who has said that they will be late. */
export const STAND_BY_WORDS: Words = {
  subject: '当日空席待ちのお知らせ',
  lead: (reservation) =>
    `出港に間に合わないとのお申し出を受け付けました。${placeGone(reservation)}予約番号は変わりません。${AT_PORT}`,
};

/** What is to be done for a place. */
const AT_PORT =
  '乗る便の出港までに、乗船港の窓口で予約番号をお見せください。お席をお約束するものではありません。';

/** Until when other sailings can be taken, and at what price. */
const takes = (until: string): string =>
  `${formatDateShort(until)}までの同じ区間の便に、同じ等級の空きがあれば、差額なしで乗船できます。`;

/**
 * The sailing that was given up was cancelled and runs after all: the leg is on stand-by again and has no place on it.
 * @param until the last day, `YYYY-MM-DD`
 */
export const standsByAgain = (until: string): string =>
  `欠航とお知らせした便は、予定どおり運航することになりました。欠航の前にお申し出いただいた当日空席待ちに戻り、この便にお客様のお席はありません。${takes(until)}${AT_PORT}`;

/** Of each leg that is on stand-by, with its name where there are two. */
function placeGone({ outbound, return: returnLeg }: Reservation): string {
  const legs = [outbound, ...(returnLeg ? [returnLeg] : [])];
  return legs
    .map(({ service: { standBy } }, index) => {
      if (standBy?.state !== 'waiting') return '';
      const name = returnLeg ? `${index === 0 ? '往路' : '復路'}は、` : '';
      return `${name}ご予約のお席と乗船券がなくなり、運賃は払い戻せません。${takes(standBy.until)}`;
    })
    .join('');
}
