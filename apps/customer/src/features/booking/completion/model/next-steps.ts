import type { LegName, Reservation } from '@ferry/api/customer';
import { boardingText, cutOffOfLeg, needsAssistance, termFor } from '@ferry/format/check-in';
import { formatDateTimeShort, formatSailingTimeShort } from '@ferry/format/short-time';
import { formatYen } from '@ferry/format/yen';
import type { TimelineEntry } from '@ferry/ui/Timeline';
import { assistanceMeeting } from '../../../../copy/assistance.ts';
import { operator } from '../../../../copy/operator.ts';
import { isOffered } from '../../../../page/offered.ts';
import { hasPlace, sails } from '../../../../trips/needs-payment.ts';
import { boardingPartyOf, isToPay, sailsAtAll, sailsInPart } from '../../shared/model/check-in.ts';
import { papersOf } from '../../shared/model/papers.ts';
import { isKnownMethod } from '../../shared/model/payment-texts.ts';

const keepNumber: TimelineEntry = {
  time: 'いま',
  text: '予約番号を控える',
  detail: '照会には、予約番号とご予約時の連絡先が必要です。',
};

/** What the customer does until the departure, in order. */
export function nextSteps(reservation: Reservation): TimelineEntry[] {
  if (!sailsAtAll(reservation)) return [keepNumber];
  return [
    keepNumber,
    ...payFirst(reservation),
    ...openPlate(reservation),
    ...whatToBring(reservation),
    ...boardingSteps(reservation, 'outbound'),
    ...helpAtBoarding(reservation),
    ...payAtPort(reservation),
    ...boardingSteps(reservation, 'return'),
  ];
}

const lapses = '期限を過ぎると、予約は自動的に取り消されます。';

/** Until when and where a reservation is paid that is not paid at the port. */
function payFirst(reservation: Reservation): TimelineEntry[] {
  const { quote, paymentMethod, payment, limitTime } = reservation;
  if (!isToPay(reservation) || !paymentMethod) return [];
  const total = formatYen(quote.totalYen);
  if (paymentMethod === 'convenienceStore') {
    const at = payment?.instructions?.payBy ?? limitTime;
    const time = `${formatDateTimeShort(at)}まで`;
    return [
      sailsInPart(reservation)
        ? {
            at,
            time,
            text: 'お電話で金額を確かめて、コンビニで支払う',
            detail: `電話 ${operator.phone.number} ${lapses}`,
          }
        : { at, time, text: `コンビニで${total}を支払う`, detail: lapses },
    ];
  }
  if (isKnownMethod(paymentMethod)) return [];
  return [
    {
      at: limitTime,
      time: `${formatDateTimeShort(limitTime)}まで`,
      text: `${total}を支払う`,
      detail: 'お支払いの方法は、確認のメールをご覧ください。',
    },
  ];
}

/** At the port of the outbound leg: where that does not sail, its news say whom to ask. */
function payAtPort(reservation: Reservation): TimelineEntry[] {
  const { outbound, quote, paymentMethod } = reservation;
  const isElsewhere =
    paymentMethod === 'convenienceStore' || !isKnownMethod(paymentMethod ?? 'port');
  if (!isToPay(reservation) || isElsewhere || !sails(outbound)) return [];
  const time = '乗船手続きのとき';
  return [
    sailsInPart(reservation)
      ? {
          time,
          text: '窓口で支払う',
          detail: '欠航した便の運賃を除いた金額を、窓口でご案内します。',
        }
      : { time, text: `窓口で${formatYen(quote.totalYen)}を支払う` },
  ];
}

/** A number plate that was left open, once for both legs: until check-in of the first of them closes. */
function openPlate(reservation: Reservation): TimelineEntry[] {
  const name = (['outbound', 'return'] as const).find((each) => {
    const leg = reservation[each];
    return leg && hasPlace(leg) && leg.vehicles.some(({ plateUndecided }) => plateUndecided);
  });
  const leg = name && reservation[name];
  if (!leg) return [];
  const at = cutOffOfLeg(leg, boardingPartyOf(reservation, name));
  return [
    {
      at,
      time: `${formatSailingTimeShort(at)}まで`,
      text: '車のナンバーを登録する',
      detail: '予約の詳細から登録できます。',
    },
  ];
}

/** Where and until when a leg is boarded, if it sails. */
function boardingSteps(reservation: Reservation, name: LegName): TimelineEntry[] {
  const leg = reservation[name];
  if (!leg || !hasPlace(leg)) return [];
  const word = reservation.return ? { outbound: '往路の', return: '復路の' }[name] : '';
  const party = boardingPartyOf(reservation, name);
  const at = cutOffOfLeg(leg, party);
  return [
    {
      at,
      time: `${formatSailingTimeShort(at)}まで`,
      text: `${leg.sailing.fromPort.name}で${word}乗船手続き`,
      detail: `${termFor('乗船手続き締切', boardingText(party, isOffered('vehicles')))}です。窓口で、予約番号をお伝えください。`,
    },
  ];
}

/** Where a passenger who asked for help with boarding is met, and that it is earlier. */
const helpAtBoarding = (reservation: Reservation): TimelineEntry[] =>
  needsAssistance(reservation)
    ? [{ time: '乗船のとき', text: '乗下船のお手伝い', detail: assistanceMeeting }]
    : [];

function whatToBring({ outbound, return: returnLeg, passengers }: Reservation): TimelineEntry[] {
  const vehicles = [...outbound.vehicles, ...(returnLeg?.vehicles ?? [])];
  const papers = papersOf({ vehicles, passengers });
  return papers.length > 0 ? [{ time: '乗船の日', text: `${papers.join('・')}を持っていく` }] : [];
}
