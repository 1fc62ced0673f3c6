import type { Reservation } from '@ferry/api/customer-server';
import { ASSISTANCE_MINUTES, needsAssistance } from '@ferry/format/check-in';
import { formatDateShort, formatTime, jstDate } from '@ferry/format/date';
import { bringText } from './bring-text.ts';
import type { MailPart } from './mail-parts.ts';

/**
 * A passenger who asked for help comes earlier than the others. A mail does not say who it is, or
 * which help.
 */
export function assistanceParts({ passengers }: Reservation): MailPart[] {
  if (!needsAssistance({ passengers })) return [];
  return [
    { kind: 'heading', text: '乗下船のお手伝い' },
    {
      kind: 'text',
      text: `お手伝いをご希望のため、「お手伝い」とある乗船手続き締切は、${ASSISTANCE_MINUTES}分早くなっています。係員が乗船口でお待ちし、客室までご案内します。`,
    },
  ];
}

const WAYS = {
  card: 'カード',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  payPay: 'PayPay',
  convenienceStore: 'コンビニ',
  port: '乗船港の窓口',
} as const;

/** How a payment that was taken was made. */
export function paidParts({ payment, state }: Reservation): MailPart[] {
  if (state !== 'confirmed' || payment?.state !== 'captured') return [];
  const { card, method } = payment;
  const way = card ? `${card.brand} 下4桁 ${card.last4}` : WAYS[method];
  return [{ kind: 'text', text: `お支払い済み ${way}` }];
}

/** What to bring, and from when on a cancellation costs more. */
export function dayParts(reservation: Reservation): MailPart[] {
  const { outbound, return: returnLeg, passengers } = reservation;
  const legs = [outbound, ...(returnLeg ? [returnLeg] : [])];
  const vehicles = legs.flatMap((leg) => leg.vehicles);
  const bring = bringText({
    vehicleInspection: vehicles.some(({ lengthCm }) => lengthCm !== null),
    documents: passengers.some(({ discount }) => discount !== null),
  });
  return [
    {
      kind: 'box',
      tone: 'quiet',
      title: '当日お持ちいただくもの',
      parts: [{ kind: 'text', text: bring }, ...feeParts(reservation)],
    },
  ];
}

/** The next time at which something of it costs more to cancel. */
function feeParts({ cancellationTerms, serverTime }: Reservation): MailPart[] {
  const now = Date.parse(serverTime);
  const steps = Map.groupBy(cancellationTerms, ({ leg, item, discountNames }) =>
    JSON.stringify([leg, item, discountNames]),
  );
  const rises = [...steps.values()].flatMap((terms) => {
    const to = terms.findIndex(({ until }) => until === null || Date.parse(until) > now);
    return terms.flatMap(({ until, percent, minimumYen }, index) => {
      const next = terms[index + 1];
      const isHigher = next && (next.percent > percent || next.minimumYen > minimumYen);
      return index >= to && until !== null && isHigher ? [until] : [];
    });
  });
  const first = rises.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0];
  if (!first) return [];
  const time = formatTime(first) === '0:00' ? '' : ` ${formatTime(first)}`;
  return [
    {
      kind: 'text',
      text: `取消手数料は、${formatDateShort(jstDate(first))}${time}から上がります。`,
    },
  ];
}
