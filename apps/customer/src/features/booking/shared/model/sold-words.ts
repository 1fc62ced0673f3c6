import type { Reservation } from '@ferry/api/customer';

type Sold = Pick<Reservation, 'partnerTicket'>;

/** What is paid for in its own word: the fare of a crossing, or a ticket that has it in it. */
export const priceWord = ({ partnerTicket }: Sold): string =>
  partnerTicket ? 'きっぷの料金' : '運賃';

/** What all of it comes to. */
export const totalWord = ({ partnerTicket }: Sold): string =>
  `${partnerTicket ? 'きっぷ' : '運賃'}の合計`;
