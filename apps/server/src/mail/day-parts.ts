import type { Reservation } from '@ferry/api/customer-server';
import { ASSISTANCE_MINUTES, needsAssistance } from '@ferry/format/check-in';
import { formatDateShort, jstDate } from '@ferry/format/date';
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

const WAYS = { card: 'カード', convenienceStore: 'コンビニ', port: '乗船港の窓口' } as const;

/** How a payment that was taken was made. */
export function paidParts({ payment, state }: Reservation): MailPart[] {
  if (state !== 'confirmed' || payment?.state !== 'captured') return [];
  const { card, method } = payment;
  const way = card ? `${card.brand} 下4桁 ${card.last4}` : WAYS[method];
  return [{ kind: 'text', text: `お支払い済み ${way}` }];
}

/** What to bring, and from when on a cancellation costs more; nothing of it before it is paid. */
export function dayParts(reservation: Reservation): MailPart[] {
  const { state, outbound, return: returnLeg } = reservation;
  if (state !== 'confirmed') return [];
  const hasVehicles = [outbound, returnLeg].some((leg) => leg && leg.vehicles.length > 0);
  const bring = [
    '乗船券(画面でも印刷でもかまいません)',
    ...(hasVehicles ? ['車検証の原本か写し(自転車とバイクは不要です)'] : []),
  ].join('\n');
  return [
    {
      kind: 'box',
      tone: 'quiet',
      title: '当日お持ちいただくもの',
      parts: [{ kind: 'text', text: bring }, ...feeParts(reservation)],
    },
  ];
}

function feeParts({ cancellationTerms, serverTime }: Reservation): MailPart[] {
  const next = cancellationTerms
    .flatMap(({ until }) => until ?? [])
    .filter((until) => until > serverTime)
    .sort()[0];
  if (!next) return [];
  return [
    { kind: 'text', text: `取消手数料は、${formatDateShort(jstDate(next))}から上がります。` },
  ];
}
