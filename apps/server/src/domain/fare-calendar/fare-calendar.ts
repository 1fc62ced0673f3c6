import type {
  Availability as AvailabilityWord,
  FareCalendar,
  FareCalendarDay,
} from '@ferry/api/customer-server';
import { addDays } from '@ferry/format/date';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { sailingAvailability } from '../availability/availability.ts';
import { holidayName } from '../calendar/day-pattern.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { checkParty, type Party } from '../fares/party.ts';
import { jstInstant } from '../instant.ts';
import { findSection } from '../sailings/find-section.ts';
import { type SectionOfSailing, salesOf } from '../sailings/offer.ts';
import type { PortPair } from '../sailings/sailing-rows.ts';
import { sectionOf } from '../sailings/section.ts';
import { availabilityForParty } from '../search/cabin-price.ts';
import {
  type CalendarRow,
  type DateRange,
  fareKey,
  findSailingsOfRange,
  findSectionFacts,
  type SectionFares,
} from './calendar-rows.ts';
import { type CabinsOf, cabinsOf } from './sold-cabins.ts';

export interface FareCalendarSearch extends PortPair, DateRange {
  party: Party;
}

/** Most days of one answer. */
const MOST_DAYS = 62;

// A day is as good as its best sailing. "Full" comes before the availability of a day that is not on sale,
// because it is what a customer who looks for a place today has to know.
const BEST_FIRST: readonly AvailabilityWord[] = [
  'available',
  'few',
  'full',
  'notYetOpen',
  'webClosed',
  'unsuitable',
  'cancelled',
];

/**
 * Period, holiday, lowest adult fare and availability of each day of a range. Two round trips, whose
 * cost depends on the number of sailings and not on what has been booked.
 * @throws DomainError `VALIDATION_FAILED` with `SAME_PORT`, `NO_SECTION`, `OUT_OF_RANGE` (the range
 *   ends before it begins or has more than 62 days), `NO_ADULT` or `PARTY_TOO_LARGE`
 */
export async function getFareCalendar(
  db: Kysely<Database>,
  clock: Clock,
  search: FareCalendarSearch,
): Promise<FareCalendar> {
  const dates = datesOf(search);
  const section = await findSection(db, search);
  checkParty(search.party, section.rules.passengers);
  const [{ fares, periodNames }, rows] = await Promise.all([
    findSectionFacts(db, search, section.routeIds),
    findSailingsOfRange(db, search, search, section.routeIds),
  ]);
  const now = clock.now();
  const byDate = Map.groupBy(
    sailingsOf(rows, fares, section, search),
    ({ row }) => row.service_date,
  );
  const cabins = cabinsOf(search.party, now);
  const days = dates.map((date) => dayOf(date, byDate.get(date) ?? [], cabins, now));
  const letters = new Set(days.flatMap(({ farePeriod }) => farePeriod ?? []));
  return {
    fromPort: section.fromPort,
    toPort: section.toPort,
    periods: [...letters].sort().map((letter) => ({ letter, name: periodNames[letter] ?? '' })),
    days,
    serverTime: jstInstant(now),
  };
}

function datesOf({ from, until }: DateRange): string[] {
  const dates: string[] = [];
  for (let date = from; date <= until && dates.length <= MOST_DAYS; date = addDays(date, 1)) {
    dates.push(date);
  }
  if (dates.length === 0 || dates.length > MOST_DAYS) {
    throw new DomainError('VALIDATION_FAILED', { errors: { until: ['OUT_OF_RANGE'] } });
  }
  return dates;
}

/** The rows in the form in which search and quote know a sailing. */
function sailingsOf(
  rows: readonly CalendarRow[],
  fares: SectionFares,
  { fromPort, toPort }: Pick<FareCalendar, 'fromPort' | 'toPort'>,
  ports: PortPair,
): SectionOfSailing[] {
  return rows.flatMap((row) => {
    const calls = sectionOf(row, ports);
    if (!calls) return [];
    return {
      ports,
      calls,
      row: {
        ...row,
        from_port_name: fromPort.name,
        from_port_kana: fromPort.nameKana,
        to_port_name: toPort.name,
        to_port_kana: toPort.nameKana,
        fares: fares[fareKey(row.route_id, row.fare_period)] ?? null,
        // The calendar is about people.
        vehicle_fares: null,
        fuel_vehicle_yen: {},
      },
    };
  });
}

function dayOf(
  date: string,
  sailings: readonly SectionOfSailing[],
  cabins: CabinsOf,
  now: Date,
): FareCalendarDay {
  const offers = sailings.map((sailing) => offerOf(sailing, cabins, now));
  const availabilities = offers.map(({ availability }) => availability);
  const cheapest =
    lowest(offers.flatMap(({ bookable }) => bookable)) ??
    lowest(
      offers.flatMap(({ availability, others }) => (availability === 'cancelled' ? [] : others)),
    );
  const lead = cheapest?.sailing ?? sailings[0];
  return {
    date,
    farePeriod: lead?.row.fare_period ?? null,
    holidayName: holidayName(date),
    lowestAdultYen: cheapest?.adultYen ?? null,
    availability: BEST_FIRST.find((best) => availabilities.includes(best)) ?? null,
  };
}

interface AdultFare {
  sailing: SectionOfSailing;
  /** What one adult pays, fuel adjustment included. */
  adultYen: number;
}

const lowest = (fares: readonly AdultFare[]): AdultFare | undefined =>
  fares.reduce<AdultFare | undefined>(
    (best, fare) => (best && best.adultYen <= fare.adultYen ? best : fare),
    undefined,
  );

/** The availability of a sailing, and what an adult pays where the party can be booked and elsewhere. */
function offerOf(sailing: SectionOfSailing, cabins: CabinsOf, now: Date) {
  const { row } = sailing;
  const bookable: AdultFare[] = [];
  const others: AdultFare[] = [];
  const sales = salesOf(sailing, 'foot');
  const ofCabins = cabins(sailing).map(({ cabinType, need, adultYen }) => {
    const { availability } = availabilityForParty(sailing, cabinType, need, sales, now);
    const isBookable = availability === 'available' || availability === 'few';
    (isBookable ? bookable : others).push({ sailing, adultYen });
    return availability;
  });
  const facts = { cancelled: row.status !== 'scheduled', sales };
  return { availability: sailingAvailability(facts, ofCabins, now), bookable, others };
}
