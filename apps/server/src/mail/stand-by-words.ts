import type { Reservation } from '@ferry/api/customer-server';
import { formatDateShort } from '@ferry/format/date';
import type { Words } from './change-words.ts';

/** What a customer is told who has said that they will be late. */
export const STAND_BY_WORDS: Words = {
  subject: '当日空席待ちのお知らせ',
  lead: (reservation) =>
    `出港に間に合わないとのお申し出を受け付けました。${placeGone(reservation)}予約番号は変わりません。乗る便の出港までに、乗船港の窓口で予約番号をお見せください。お席をお約束するものではありません。`,
};

/** Of each leg that is on stand-by, with its name where there are two. */
function placeGone({ outbound, return: returnLeg }: Reservation): string {
  const legs = [outbound, ...(returnLeg ? [returnLeg] : [])];
  return legs
    .map(({ service: { standBy } }, index) => {
      if (standBy?.state !== 'waiting') return '';
      const name = returnLeg ? `${index === 0 ? '往路' : '復路'}は、` : '';
      return `${name}ご予約のお席と乗船券がなくなり、運賃は払い戻せません。${formatDateShort(standBy.until)}までの同じ区間の便に、同じ等級の空きがあれば、差額なしで乗船できます。`;
    })
    .join('');
}
