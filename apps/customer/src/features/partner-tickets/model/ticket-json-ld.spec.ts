import type { PartnerTicketState } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { ticketJsonLd } from './ticket-json-ld.ts';

const ticket = exampleOf('getPartnerTicket', 200, 'default');
const url = 'https://example.jp/customer/partner-tickets/pt_aquarium';

test('期ごとの料金が、それぞれひとつのOfferになる', () => {
  const { offers, ...product } = ticketJsonLd(ticket, url);
  expect(product).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    productID: 'pt_aquarium',
    name: 'くじら水族館 往復きっぷ',
    description: ticket.summary,
    category: '水族館',
    url,
  });
  expect(offers.map(({ name, price }) => [name, price])).toEqual([
    ['大人(通常期)', 23_800],
    ['大人(多客期)', 27_400],
    ['大人(繁忙期)', 31_200],
  ]);
  expect(offers[0]).toMatchObject({
    '@type': 'Offer',
    priceCurrency: 'JPY',
    availability: 'https://schema.org/InStock',
    availabilityStarts: ticket.salesOpenAt,
    validThrough: ticket.salesCloseAt,
    seller: { '@type': 'Organization', name: '汐凪フェリー株式会社' },
  });
});

test.each<[PartnerTicketState, string]>([
  ['onSale', 'InStock'],
  ['few', 'LimitedAvailability'],
  ['upcoming', 'PreOrder'],
  ['soldOut', 'SoldOut'],
  ['ended', 'Discontinued'],
])('状態 %s は %s', (state, availability) => {
  const { offers } = ticketJsonLd({ ...ticket, state }, url);
  expect(offers[0]?.availability).toBe(`https://schema.org/${availability}`);
});
