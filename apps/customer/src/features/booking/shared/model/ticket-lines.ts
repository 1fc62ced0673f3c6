import type { TicketOfTrip } from '@ferry/api/customer';
import { formatDateShort } from '@ferry/format/date';
import { slotStart } from '../../../../copy/partner-ticket-texts.ts';
import { sellerText } from '../../../../copy/seller-text.ts';

/** Each partner of a ticket once, by name: 「くじら水族館、北斗浜バス」. */
export const partnersOf = ({ includes }: TicketOfTrip): string =>
  [...new Set(includes.map(({ partnerName }) => partnerName))].join('、');

/** What is included, each with its slot where it has one: 「レンタサイクル 8時間 8月4日(水) 9:30から」. */
export const includeLines = ({ includes }: TicketOfTrip): string[] =>
  includes.map(({ name, slot }) => (slot ? `${name} ${slotText(slot)}` : name));

/** 「8月4日(水) 9:30から」 */
export const slotText = ({ day, at }: { day: string; at: string }): string =>
  `${formatDateShort(day)} ${slotStart(at)}から`;

/** When it can be used at the partners: 「8月3日(火)から8月17日(火)まで」. */
export const validText = ({ validFrom, validUntil }: TicketOfTrip): string =>
  `${formatDateShort(validFrom)}から${formatDateShort(validUntil)}まで`;

/** Who sells it, with the registration of a travel product. */
export const sellerOf = ({ seller }: TicketOfTrip): string =>
  sellerText(seller.name, seller.travelAgencyNumber);
