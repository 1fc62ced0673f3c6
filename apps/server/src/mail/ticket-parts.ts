import type { Reservation } from '@ferry/api/customer-server';
import { formatDateShort } from '@ferry/format/date';
import type { MailPart } from './mail-parts.ts';

/** What a purchase has beside its crossing: where and when it is used. */
export function ticketParts({ partnerTicket }: Reservation): MailPart[] {
  if (!partnerTicket) return [];
  const { name, includes, validFrom, validUntil, seller } = partnerTicket;
  const days = `${formatDateShort(validFrom)}から${formatDateShort(validUntil)}まで`;
  return [
    { kind: 'heading', text: '提携きっぷ' },
    {
      kind: 'facts',
      rows: [
        ['きっぷ', name],
        ...includes.map(({ name: what, place, slot }): [string, string] => [
          what,
          slot ? `${place}・${slotText(slot)}` : place,
        ]),
        ['使える日', days],
        ['販売', seller.name],
      ],
    },
  ];
}

/** 「8月4日(水) 9:30」 */
const slotText = ({ day, at }: { day: string; at: string }) =>
  `${formatDateShort(day)} ${at.replace(/^0/, '')}`;

/** What became of a purchase that is cancelled: what was used is paid for, and no voucher is left. */
export function endedTicketParts({ partnerTicket, cancellations }: Reservation): MailPart[] {
  if (!partnerTicket) return [];
  const used = cancellations.at(-1)?.usedYen
    ? '使った分は、お使いになったものを別に買うときの料金です。'
    : '';
  return [{ kind: 'text', text: `${partnerTicket.name}の引換券は、使えなくなりました。${used}` }];
}
