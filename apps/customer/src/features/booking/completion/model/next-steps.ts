import type { LegName, Reservation } from '@ferry/api/customer';
import { boardingText, cutOffOfLeg } from '@ferry/format/check-in';
import { formatDateTime } from '@ferry/format/date';
import { formatSailingTimeShort } from '@ferry/format/short-time';
import { formatYen } from '@ferry/format/yen';
import { operator } from '../../../../copy/operator.ts';
import { hasPlace, sails } from '../../../../trips/needs-payment.ts';
import { boardingPartyOf, isToPay, sailsAtAll, sailsInPart } from '../../shared/model/check-in.ts';
import { papersOf } from '../../shared/model/papers.ts';
import { isKnownMethod } from '../../shared/model/payment-texts.ts';
import { assistanceStep } from './assistance-step.ts';

/** What the customer does until the departure, in order. */
export function nextSteps(reservation: Reservation): string[] {
  const { outbound, quote, paymentMethod, payment } = reservation;
  const keepNumber = '予約番号を控えてください。照会には、予約番号とご予約時の連絡先が必要です。';
  if (!sailsAtAll(reservation)) return [keepNumber];
  const checkIn = [...boardingSteps(reservation, 'outbound'), ...assistanceStep(reservation)];
  const ofReturn = boardingSteps(reservation, 'return');
  const bring = whatToBring(reservation);
  if (!isToPay(reservation)) return [keepNumber, ...checkIn, ...bring, ...ofReturn];
  if (paymentMethod === 'convenienceStore') {
    const payBy = payment?.instructions?.payBy ?? reservation.limitTime;
    const lapses = '期限を過ぎると、予約は自動的に取り消されます。';
    const pay = sailsInPart(reservation)
      ? `${formatDateTime(payBy)}までに、お電話(${operator.phone.number})で金額をお確かめのうえ、お支払いください。${lapses}`
      : `${formatDateTime(payBy)}までに、コンビニで${formatYen(quote.totalYen)}をお支払いください。${lapses}`;
    return [pay, keepNumber, ...checkIn, ...bring, ...ofReturn];
  }
  if (paymentMethod && !isKnownMethod(paymentMethod)) {
    const pay = `${formatDateTime(reservation.limitTime)}までに${formatYen(quote.totalYen)}をお支払いください。お支払いの方法は、確認のメールをご覧ください。`;
    return [pay, keepNumber, ...checkIn, ...bring, ...ofReturn];
  }
  // At the port of the outbound leg: where that does not sail, its news say whom to ask.
  const payAtPort = sailsInPart(reservation)
    ? '窓口でお支払いください。欠航した便の運賃を除いた金額を、窓口でご案内します。'
    : `窓口で${formatYen(quote.totalYen)}をお支払いください。`;
  return [keepNumber, ...checkIn, ...(sails(outbound) ? [payAtPort] : []), ...bring, ...ofReturn];
}

/** Where and until when a leg is boarded, if it sails. */
function boardingSteps(reservation: Reservation, name: LegName): string[] {
  const leg = reservation[name];
  if (!leg || !hasPlace(leg)) return [];
  const word = reservation.return ? { outbound: '往路の', return: '復路の' }[name] : '';
  const party = boardingPartyOf(reservation, name);
  const closesAt = formatSailingTimeShort(cutOffOfLeg(leg, party));
  return [
    `${word}乗船手続き締切は${closesAt}です(${boardingText(party)})。${leg.sailing.fromPort.name}の窓口で、予約番号をお伝えください。`,
  ];
}

function whatToBring({ outbound, return: returnLeg, passengers }: Reservation): string[] {
  const vehicles = [...outbound.vehicles, ...(returnLeg?.vehicles ?? [])];
  const papers = papersOf({ vehicles, passengers });
  return papers.length > 0 ? [`乗船当日に、${papers.join('・')}をお持ちください。`] : [];
}
