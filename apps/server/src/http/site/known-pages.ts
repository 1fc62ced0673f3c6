import type { SailingSearchResult } from '@ferry/api/customer-server';
import { formatDate, isRealDate } from '@ferry/format/date';
import { formatYen } from '@ferry/format/yen';
import type { Services } from '../../booking/services/services.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { Party } from '../../domain/fares/party.ts';
import { listPartnerTickets } from '../../domain/partner-tickets/partner-tickets.ts';
import { searchSailings } from '../../domain/search/search-sailings.ts';
import { operator } from '../../rules/company.ts';
import { boatTrips, companyOf, ticketProduct, websiteOf } from './json-ld.ts';
import { type KnownPage, PUBLIC_PAGES, SAILINGS_PAGE, ticketOf } from './public-pages.ts';

/** The site itself, where a page has no picture of its own. */
export const SITE_PICTURE = 'site';

/**
 * What is known of a public page outside; undefined for every other one, and for a search that finds nothing or
 * asks for more than days, ports and people.
 * @param heading of the page as it is built
 */
export async function findKnownPage(
  services: Services,
  siteUrl: string,
  { path, query, heading }: { path: string; query: URLSearchParams; heading: string },
): Promise<KnownPage | undefined> {
  if (path === SAILINGS_PAGE) return sailingsPage(services, siteUrl, query);
  const ticketId = ticketOf(path);
  if (ticketId) return ticketPage(services, siteUrl, path, ticketId);
  const description = Object.hasOwn(PUBLIC_PAGES, path) ? PUBLIC_PAGES[path] : undefined;
  if (description === undefined) return undefined;
  const things = [companyOf(siteUrl), ...(path === '' ? [websiteOf(siteUrl)] : [])];
  return { title: heading, description, address: path, picture: SITE_PICTURE, things };
}

const COUNTS = ['adults', 'children', 'infants', 'babies'] as const;
const KEYS = new Set<string>(['fromPortId', 'toPortId', 'date', ...COUNTS]);

/** The ports, day and party of a search that asks for nothing else; undefined for others. */
function searchOf(query: URLSearchParams) {
  const [fromPortId, toPortId, date] = ['fromPortId', 'toPortId', 'date'].map((key) =>
    query.get(key),
  );
  const counts = COUNTS.map((key) => [key, query.get(key) ?? (key === 'adults' ? '1' : '0')]);
  const keys = [...query.keys()];
  const isOther = keys.some((key, index) => !KEYS.has(key) || keys.indexOf(key) !== index);
  const isPlain = counts.every(([, count]) => /^\d{1,2}$/.test(count ?? ''));
  if (isOther || !isPlain || !fromPortId || !toPortId || !date || !isRealDate(date)) return;
  const party = Object.fromEntries(counts.map(([key, count]) => [key, Number(count)])) as unknown;
  return { fromPortId, toPortId, date, party: party as Party };
}

async function sailingsPage(
  { db, clock }: Services,
  siteUrl: string,
  query: URLSearchParams,
): Promise<KnownPage | undefined> {
  const search = searchOf(query);
  if (!search) return undefined;
  const asked = { ...search, vehicles: [], pets: 0, outboundSailingId: undefined };
  const found = await searchSailings(db, clock, asked).catch((error: unknown) => {
    if (error instanceof DomainError) return undefined;
    throw error;
  });
  const first = found?.sailingOffers[0];
  if (!found || !first) return undefined;
  const { fromPortId, toPortId, date, party } = search;
  const people = COUNTS.filter((key) => party[key] > 0).map((key) => [key, String(party[key])]);
  const address = `${SAILINGS_PAGE}?${new URLSearchParams([
    ...Object.entries({ fromPortId, toPortId, date }),
    ...(people as [string, string][]),
  ])}`;
  return {
    title: `${found.fromPort.name}から${found.toPort.name} ${formatDate(date)}の便|${operator.siteTitle}`,
    description: sentenceOf(found, party),
    address,
    picture: first.sailing.routeId,
    things: [companyOf(siteUrl), ...boatTrips(siteUrl, `${siteUrl}/customer/${address}`, found)],
  };
}

function sentenceOf({ sailingOffers }: SailingSearchResult, party: Party): string {
  const prices = sailingOffers.flatMap(({ lowestTotalYen }) => lowestTotalYen ?? []);
  const isAlone = COUNTS.every((key) => party[key] === (key === 'adults' ? 1 : 0));
  const people = isAlone ? '大人1名' : '合計';
  const least = prices.length > 0 ? `${people}${formatYen(Math.min(...prices))}から。` : '';
  return `${sailingOffers.length}便。${least}空席と運賃を確かめてからご予約いただけます。`;
}

async function ticketPage(
  { db, clock }: Services,
  siteUrl: string,
  path: string,
  id: string,
): Promise<KnownPage | undefined> {
  if (operator.notOffered.includes('partnerTickets')) return undefined;
  const tickets = await listPartnerTickets(db, clock, { isAccessible: false });
  const ticket = tickets.find((each) => each.id === id);
  if (!ticket) return undefined;
  return {
    title: `${ticket.name}|${operator.siteTitle}`,
    description: ticket.summary,
    address: path,
    picture: ticket.routeId,
    things: [companyOf(siteUrl), ticketProduct(`${siteUrl}/customer/${path}`, ticket)],
  };
}
