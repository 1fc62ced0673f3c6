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
          slot ? `${place}・${formatDateShort(slot.day)} ${slot.at}` : place,
        ]),
        ['使える日', days],
        ['販売', seller.name],
      ],
    },
  ];
}
