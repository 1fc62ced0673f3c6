import type {
  Availability,
  CabinOffer,
  PartnerTicketSummary,
  SailingOffer,
  SailingSearchResult,
} from '@ferry/api/customer-server';
import { operator } from '../../rules/company.ts';

const CONTEXT = { '@context': 'https://schema.org' };
const companyId = (siteUrl: string): string => `${siteUrl}/customer/#company`;

/** The ferry company, as schema.org's Organization. */
export const companyOf = (siteUrl: string): object => ({
  ...CONTEXT,
  ...{ '@type': 'Organization', '@id': companyId(siteUrl), name: operator.companyName },
  alternateName: operator.siteTitle,
  ...(operator.publicWebsite && { url: operator.publicWebsite }),
  telephone: operator.phone.number,
  logo: `${siteUrl}/customer/icon-512.png`,
});

/** The site, as schema.org's WebSite. */
export const websiteOf = (siteUrl: string): object => ({
  ...CONTEXT,
  ...{ '@type': 'WebSite', name: operator.siteTitle, url: `${siteUrl}/customer/` },
  inLanguage: 'ja',
  publisher: { '@id': companyId(siteUrl) },
});

/**
 * The sailings of a day as schema.org's BoatTrip, each with an Offer for every cabin type: the times, prices and
 * availability that the page shows for the same search. What is cancelled, or not on sale now, has no offer.
 */
export const boatTrips = (
  siteUrl: string,
  pageUrl: string,
  { sailingOffers }: SailingSearchResult,
): object[] =>
  sailingOffers.map((offer) => {
    const { sailing } = offer;
    return {
      ...CONTEXT,
      ...{ '@type': 'BoatTrip', '@id': `${pageUrl}#${sailing.id}` },
      name: `${sailing.routeName} ${sailing.departureTime}発 ${sailing.vessel.name}`,
      provider: { '@id': companyId(siteUrl) },
      departureTime: sailing.departureAt,
      arrivalTime: sailing.arrivalAt,
      departureBoatTerminal: { '@type': 'BoatTerminal', name: sailing.fromPort.name },
      arrivalBoatTerminal: { '@type': 'BoatTerminal', name: sailing.toPort.name },
      ...(isOnSale(offer) && {
        offers: offer.cabinOffers.flatMap((cabin) => offerOf(cabin, offer, pageUrl)),
      }),
    };
  });

/** The schema.org word for each availability that is, or was, for sale. */
const AVAILABILITIES: Partial<Record<Availability, string>> = {
  available: 'InStock',
  few: 'LimitedAvailability',
  full: 'SoldOut',
};
const isOnSale = ({ availability }: SailingOffer) => AVAILABILITIES[availability] !== undefined;

const offerOf = (
  { cabinType, availability, totalYen }: CabinOffer,
  { salesOpenAt, salesCloseAt }: SailingOffer,
  url: string,
): object[] => {
  const word = AVAILABILITIES[availability];
  if (!word) return [];
  return [
    {
      ...{ '@type': 'Offer', name: cabinType.name, category: cabinType.grade },
      ...{ price: totalYen, priceCurrency: 'JPY' },
      availability: `https://schema.org/${word}`,
      ...{ availabilityStarts: salesOpenAt, availabilityEnds: salesCloseAt, url },
    },
  ];
};

const TICKET_AVAILABILITIES: Record<PartnerTicketSummary['state'], string> = {
  onSale: 'InStock',
  few: 'LimitedAvailability',
  upcoming: 'PreOrder',
  soldOut: 'SoldOut',
  ended: 'Discontinued',
};

/** A partner ticket as schema.org's Product, with what an adult pays. */
export const ticketProduct = (url: string, ticket: PartnerTicketSummary): object => ({
  ...CONTEXT,
  ...{ '@type': 'Product', name: ticket.name, description: ticket.summary },
  offers: {
    ...{ '@type': ticket.isFromPrice ? 'AggregateOffer' : 'Offer', priceCurrency: 'JPY', url },
    ...(ticket.isFromPrice ? { lowPrice: ticket.adultYen } : { price: ticket.adultYen }),
    availability: `https://schema.org/${TICKET_AVAILABILITIES[ticket.state]}`,
    seller: { '@type': 'Organization', name: ticket.sellerName },
  },
});
