import type { PartnerTicket, PartnerTicketState } from '@ferry/api/customer';
import { ticketKind } from '../../../copy/partner-ticket-texts.ts';

const availabilities: Record<PartnerTicketState, string> = {
  onSale: 'InStock',
  few: 'LimitedAvailability',
  upcoming: 'PreOrder',
  soldOut: 'SoldOut',
  ended: 'Discontinued',
};

/** What search engines read of a ticket: a `Product` of schema.org with an `Offer` for each price. */
export function ticketJsonLd(ticket: PartnerTicket, url: string) {
  const { id, name, summary, kind, prices, seller, state, salesOpenAt, salesCloseAt } = ticket;
  const availability = availabilities[state] ?? 'InStoreOnly';
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    productID: id,
    name,
    description: summary,
    category: ticketKind(kind),
    url,
    offers: prices.map(({ periodName, adultYen }) => ({
      '@type': 'Offer',
      name: `大人${periodName && `(${periodName})`}`,
      price: adultYen,
      priceCurrency: 'JPY',
      availability: `https://schema.org/${availability}`,
      availabilityStarts: salesOpenAt,
      validThrough: salesCloseAt,
      url,
      seller: { '@type': 'Organization', name: seller.name },
    })),
  };
}
