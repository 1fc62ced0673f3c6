import type { Reservation } from '@ferry/api/customer';
import { boardingText } from '@ferry/format/check-in';
import { formatDateTime } from '@ferry/format/date';
import { formatSailingTime } from '@ferry/format/service-time';
import { formatYen } from '@ferry/format/yen';
import { certificateText } from '../../../../copy/assistance.ts';
import { operator } from '../../../../copy/operator.ts';
import { sails } from '../../../../page/needs-payment.ts';
import {
  boardingPartyOf,
  checkInOf,
  isToPay,
  sailsAtAll,
  sailsInPart,
} from '../../shared/model/check-in.ts';
import { isKnownMethod } from '../../shared/model/payment-texts.ts';
import { assistanceStep } from './assistance-step.ts';

/** What the customer does until the departure, in order. */
export function nextSteps(reservation: Reservation): string[] {
  const { outbound, quote, paymentMethod, payment } = reservation;
  const keepNumber = '予約番号を控えてください。照会には、予約番号とご予約時の連絡先が必要です。';
  if (!sailsAtAll(reservation)) return [keepNumber];
  const checkIn = checkInSteps(reservation);
  const bring = whatToBring(reservation);
  if (!isToPay(reservation)) return [keepNumber, ...checkIn, ...bring];
  if (paymentMethod === 'convenienceStore') {
    const payBy = payment?.instructions?.payBy ?? reservation.limitTime;
    const lapses = '期限を過ぎると、予約は自動的に取り消されます。';
    const pay = sailsInPart(reservation)
      ? `${formatDateTime(payBy)}までに、お電話(${operator.phone.number})で金額をお確かめのうえ、お支払いください。${lapses}`
      : `${formatDateTime(payBy)}までに、コンビニで${formatYen(quote.totalYen)}をお支払いください。${lapses}`;
    return [pay, keepNumber, ...checkIn, ...bring];
  }
  if (paymentMethod && !isKnownMethod(paymentMethod)) {
    const pay = `${formatDateTime(reservation.limitTime)}までに${formatYen(quote.totalYen)}をお支払いください。お支払いの方法は、確認のメールをご覧ください。`;
    return [pay, keepNumber, ...checkIn, ...bring];
  }
  // At the port of the outbound leg: where that does not sail, its news say whom to ask.
  const payAtPort = sailsInPart(reservation)
    ? '窓口でお支払いください。欠航した便の運賃を除いた金額を、窓口でご案内します。'
    : `窓口で${formatYen(quote.totalYen)}をお支払いください。`;
  return [keepNumber, ...checkIn, ...(sails(outbound) ? [payAtPort] : []), ...bring];
}

/** Where and until when the outbound leg is boarded, if it sails. */
function checkInSteps(reservation: Reservation): string[] {
  const { outbound } = reservation;
  if (!sails(outbound)) return [];
  const closesAt = formatSailingTime(checkInOf(reservation));
  const who = boardingText(boardingPartyOf(reservation, 'outbound'));
  return [
    `乗船手続き締切は${closesAt}です(${who})。${outbound.sailing.fromPort.name}の窓口で、予約番号をお伝えください。`,
    ...assistanceStep(reservation),
  ];
}

/** The papers that the port asks for: of vehicles with a length, and the proof of discounts. */
function whatToBring({ outbound, return: returnLeg, passengers }: Reservation): string[] {
  const vehicles = [...outbound.vehicles, ...(returnLeg?.vehicles ?? [])];
  const discounts = passengers.flatMap(({ discount }) => discount ?? []);
  const papers = [
    ...(vehicles.some(({ lengthCm }) => lengthCm !== null) ? ['車検証'] : []),
    ...discounts.map(({ certificate }) =>
      certificate ? certificateText(certificate) : '割引の証明書(学生証など)',
    ),
  ];
  if (papers.length === 0) return [];
  return [`乗船当日に、${[...new Set(papers)].join('・')}をお持ちください。`];
}
