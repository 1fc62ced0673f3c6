import type { Availability, FareCalendar, FareCalendarDay } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { holidayName } from '../calendar/day-pattern.ts';
import type { BookedPlaces } from '../changes/booked-places.ts';
import type { Clock } from '../clock.ts';
import { checkParty } from '../fares/party.ts';
import { jstInstant } from '../instant.ts';
import { findSection } from '../sailings/find-section.ts';
import type { SectionOfSailing } from '../sailings/offer.ts';
import { withOwnPlaces } from '../sailings/own-places.ts';
import type { PortPair } from '../sailings/sailing-rows.ts';
import { findOutbound, toOutbound } from '../search/outbound.ts';
import { checkRequestedVehicles } from '../search/search-vehicles.ts';
import { dayWith, findTicketOfSearch, type TicketOfSearch } from '../search/ticket-of-search.ts';
import { Unchanged } from '../search/unchanged.ts';
import { returnsTooEarly } from '../trips/find-trip-offer.ts';
import {
  type CabinFare,
  type CalendarOffer,
  calendarOfferOf,
  NOTHING_TO_BUY,
} from './calendar-offer.ts';
import { type DateRange, findSailingsOfRange, findSectionFacts } from './calendar-rows.ts';
import { daysOfRange, sectionsOfRange } from './sections-of-range.ts';
import { type CalendarParty, soldOn } from './sold-cabins.ts';

interface FareCalendarSearch extends PortPair, DateRange, Omit<CalendarParty, 'outbound'> {
  /** The sailing of the outbound leg, when a return leg is looked for. */
  outboundSailingId?: string | undefined;
  /** The service date of the outbound leg, before its sailing is chosen. */
  outboundDate?: string | undefined;
  /** The partner ticket whose days are looked for. */
  partnerTicketId?: string | undefined;
  /** What the customer has already, and changes. */
  booked?: BookedPlaces | undefined;
}

/** Most days of one response. */
const MOST_DAYS = 62;

// A day is as good as its best sailing. "Full" comes before the availability of a day that is not
// on sale, because it is what a customer who looks for a place today has to know.
const BEST_FIRST: readonly Availability[] = [
  'available',
  'few',
  'full',
  'notYetOpen',
  'webClosed',
  'unsuitable',
  'cancelled',
];

/**
 * Period, holiday, lowest adult fare, lowest total of a party and availability of each day of a
 * range. Two round trips, whose cost depends on the number of sailings and not on what has been
 * booked, one for the outbound sailing of a return leg, and two for a partner ticket and what is left of it.
 * @throws DomainError `VALIDATION_FAILED` with `SAME_PORT`, `NO_SECTION`, `OUT_OF_RANGE` (the range
 *   ends before it begins or has more than 62 days), or for the vehicles and the partner ticket;
 *   `NO_ADULT`, `PARTY_TOO_LARGE`
 */
export async function getFareCalendar(
  db: Kysely<Database>,
  clock: Clock,
  search: FareCalendarSearch,
): Promise<FareCalendar> {
  const dates = daysOfRange(search, MOST_DAYS);
  const section = await findSection(db, search);
  checkParty(search.party, section.rules.passengers);
  checkRequestedVehicles(search, section.rules);
  const now = clock.now();
  const outbound = await findOutbound(db, search);
  const byTicket = { ...search, booked: search.booked?.ticket };
  const ticket = await findTicketOfSearch(db, byTicket, outbound, now);
  const { fromPortId, toPortId, from, until } = search;
  const { routeIds } = section;
  const [facts, found] = await pipeline([
    findSectionFacts(db, search, section.routeIds),
    findSailingsOfRange(db, { fromPortId, toPortId, from, until, routeIds }),
  ]);
  const compute = async () => {
    const rows = await found.rows();
    const { booked } = search;
    const own = booked ? rows.map((row) => withOwnPlaces(row, booked)) : rows;
    const sailings = sectionsOfRange(own, facts, section, search);
    return daysOf(dates, sailings, search, { ticket, outbound, now });
  };
  const known = `${jstInstant(now)} ${JSON.stringify(facts)} ${found.hash}`;
  const days =
    search.booked || ticket || outbound
      ? await compute()
      : await sameMonths.find(JSON.stringify(search), known, compute);
  const letters = new Set(days.flatMap(({ farePeriod }) => farePeriod ?? []));
  return {
    fromPort: section.fromPort,
    toPort: section.toPort,
    periods: [...letters]
      .sort()
      .map((letter) => ({ letter, name: facts.periodNames[letter] ?? '' })),
    days,
    serverTime: jstInstant(now),
  };
}

/** Of calendars for a party alone: what is shown follows from the sailings, the fares and the time, to the second. */
const sameMonths = new Unchanged<FareCalendarDay[]>();

interface Asked {
  ticket: TicketOfSearch | undefined;
  outbound: SectionOfSailing | undefined;
  now: Date;
}

function daysOf(
  dates: readonly string[],
  found: readonly SectionOfSailing[],
  search: FareCalendarSearch,
  { ticket, outbound, now }: Asked,
): FareCalendarDay[] {
  const byDate = Map.groupBy(found, ({ row }) => row.service_date);
  const chosen = outbound && toOutbound(outbound);
  const sold = soldOn({ ...search, outbound: chosen ?? outboundDay(search) }, now, ticket);
  return dates.map((date) => {
    const sailings = byDate.get(date) ?? [];
    const offers = sailings.map((sailing) => {
      const ticketDay = dayWith(ticket, sailing, search.vehicles);
      if (ticketDay === 'notValid') return { ...NOTHING_TO_BUY, ticketDay };
      const isTooEarly = outbound !== undefined && returnsTooEarly(outbound, sailing);
      const ofSailing = { sold: sold(sailing), ticketDay, outbound: chosen, isTooEarly };
      return { ...calendarOfferOf(sailing, search, ofSailing, now), ticketDay };
    });
    return dayOf(date, sailings, offers);
  });
}

/** The outbound leg before it is chosen: the same section in the other direction. */
const outboundDay = ({ fromPortId, toPortId, outboundDate: date }: FareCalendarSearch) =>
  date === undefined ? undefined : { fromPortId: toPortId, toPortId: fromPortId, date };

function dayOf(
  date: string,
  sailings: readonly SectionOfSailing[],
  offers: readonly CalendarOffer[],
): FareCalendarDay {
  const availabilities = offers.map(({ availability }) => availability);
  const cheapest =
    lowest(offers.flatMap(({ bookable }) => bookable)) ??
    lowest(offers.flatMap(({ others }) => others));
  const ticketDays = offers.flatMap(({ ticketDay: each }) => each ?? []);
  // The sailings of a day on which it is valid have the same quota.
  const ticketDay = ticketDays.find((each) => each !== 'notValid') ?? ticketDays[0];
  const lead = cheapest?.sailing ?? sailings[0];
  return {
    date,
    farePeriod: lead?.row.fare_period ?? null,
    holidayName: holidayName(date),
    lowestAdultYen: cheapest?.adultYen ?? null,
    lowestTotalYen:
      lowestTotal(offers.flatMap(({ bookable }) => bookable)) ??
      lowestTotal(offers.flatMap(({ others }) => others)),
    availability: BEST_FIRST.find((best) => availabilities.includes(best)) ?? null,
    ticketDay: ticketDay ?? null,
  };
}

const lowest = (fares: readonly CabinFare[]): CabinFare | undefined =>
  fares.reduce<CabinFare | undefined>(
    (best, fare) => (best && best.adultYen <= fare.adultYen ? best : fare),
    undefined,
  );

function lowestTotal(fares: readonly CabinFare[]): number | null {
  const totals = fares.flatMap(({ totalYen }) => totalYen ?? []);
  return totals.length > 0 ? Math.min(...totals) : null;
}
