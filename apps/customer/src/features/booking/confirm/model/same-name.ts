import type { Draft } from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { fullName } from '@ferry/format/full-name';
import { groupsOfFour } from '@ferry/format/reservation-number';

/**
 * Who is booked on the same sailing already, with the number of that booking where this visitor may see
 * it: 「高橋 美咲様は、同じ便のご予約(予約番号 4HX9-TQ2M)があります。」
 */
export function sameNameText({ body, fieldErrors }: ApiError, { customers }: Draft): string {
  const positions = Object.keys(fieldErrors).flatMap((path) => {
    const [, position] = /^passengers\.(\d+)\./.exec(path) ?? [];
    return position === undefined ? [] : [Number(position)];
  });
  const names = [...new Set(positions)].flatMap((at) => {
    const passenger = customers.passengers[at];
    return passenger ? [`${fullName(passenger)}様`] : [];
  });
  const who = names.length > 0 ? names.join('、') : '同じお名前の方';
  const number = body?.reservationNumber;
  const which = number ? `(予約番号 ${groupsOfFour(number)})` : '';
  return `${who}には、同じ便のご予約${which}がすでにあります。二重のご予約でないかご確認ください。`;
}
