import type { SailingOffer, SailingSearchResult, VehicleChoice } from '@ferry/api/customer-server';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { BookedPlaces } from '../changes/booked-places.ts';
import type { Clock } from '../clock.ts';
import { checkParty, type Party } from '../fares/party.ts';
import { jstInstant } from '../instant.ts';
import { findSection } from '../sailings/find-section.ts';
import type { SectionOfSailing } from '../sailings/offer.ts';
import { withOwnPlaces } from '../sailings/own-places.ts';
import { findSailingsOfDay, type PortPair, type SailingRow } from '../sailings/sailing-rows.ts';
import { sectionOf } from '../sailings/section.ts';
import { returnsTooEarly } from '../trips/find-trip-offer.ts';
import { findOutbound, returnDiscount, toOutbound } from './outbound.ts';
import { type Requested, toOffer } from './sailing-offer.ts';
import { checkRequestedVehicles } from './search-vehicles.ts';
import { findTicketOfSearch } from './ticket-of-search.ts';
import { Unchanged } from './unchanged.ts';

interface SailingSearch extends PortPair {
  /** Service date, `YYYY-MM-DD`. */
  date: string;
  party: Party;
  vehicles: VehicleChoice[];
  /** Pets that want the pet room. */
  pets: number;
  /** The outbound leg, when a return leg is looked for. */
  outboundSailingId: string | undefined;
  /** The partner ticket that the sailings are looked for by. */
  partnerTicketId?: string | undefined;
  /** What the customer has already, and changes. */
  booked?: BookedPlaces | undefined;
}

const NEARBY_DATES = 6;
const NEARBY_DAYS = 60;

/**
 * The sailings of a day on a section, earliest first, each with its availability, its cabin types and the
 * price for this party. Two round trips, whose cost does not depend on how much has been booked; a
 * third one only on a day without sailings, for the nearest dates that have some, and two for a partner
 * ticket and what is left of it.
 * @throws DomainError `VALIDATION_FAILED` with `SAME_PORT`, `NO_SECTION`, or for the vehicles and the
 *   partner ticket;
 *   `NO_ADULT`, `PARTY_TOO_LARGE`
 */
export async function searchSailings(
  db: Kysely<Database>,
  clock: Clock,
  search: SailingSearch,
): Promise<SailingSearchResult> {
  const section = await findSection(db, search);
  checkParty(search.party, section.rules.passengers);
  checkRequestedVehicles(search, section.rules);
  const now = clock.now();
  const outbound = await findOutbound(db, search);
  const ticket = await findTicketOfSearch(
    db,
    { ...search, from: search.date, until: search.date, booked: search.booked?.ticket },
    outbound,
    now,
  );
  const requested = { ...search, outbound: outbound && toOutbound(outbound), ticket };
  const { fromPortId, toPortId, date } = search;
  const { routeIds } = section;
  const found = await findSailingsOfDay(db, { fromPortId, toPortId, date, routeIds });
  const compute = async () => {
    const rows = await found.rows();
    return { rows, sailingOffers: offersOfDay(rows, search, { requested, outbound, now }) };
  };
  const { rows, sailingOffers } =
    search.booked || outbound || ticket
      ? await compute()
      : await sameDays.find(JSON.stringify(search), `${jstInstant(now)} ${found.hash}`, compute);
  const nearbyDates =
    sailingOffers.length > 0 ? [] : await findNearbyDates(db, search, section.routeIds, now);
  return {
    date: search.date,
    fromPort: section.fromPort,
    toPort: section.toPort,
    sailingOffers,
    nearbyDates,
    // A ticket has both ways in it: no discount holds beside it.
    returnDiscount: outbound && !ticket ? returnDiscount(outbound, rows) : null,
    serverTime: jstInstant(now),
  };
}

/** Of searches for a party alone: what it is answered with follows from the sailings and the time, to the second. */
const sameDays = new Unchanged<{ rows: SailingRow[]; sailingOffers: SailingOffer[] }>();

interface Asked {
  requested: Requested;
  outbound: SectionOfSailing | undefined;
  now: Date;
}

const offersOfDay = (
  rows: readonly SailingRow[],
  search: SailingSearch,
  { requested, outbound, now }: Asked,
): SailingOffer[] =>
  rows
    .flatMap((row) => {
      const calls = sectionOf(row, search);
      if (!calls) return [];
      const own = search.booked ? withOwnPlaces(row, search.booked) : row;
      const found = { row: own, ports: search, calls };
      const isTooEarly = outbound !== undefined && returnsTooEarly(outbound, found);
      return [toOffer(found, requested, now, isTooEarly)];
    })
    .sort(
      (one, other) => Date.parse(one.sailing.departureAt) - Date.parse(other.sailing.departureAt),
    );

/** The dates nearest to the one that was requested on which the section is sailed, in their order. */
async function findNearbyDates(
  db: Kysely<Database>,
  { fromPortId, toPortId, date }: SailingSearch,
  routeIds: string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ service_date: string }>`
    select distinct service_date, abs(service_date - ${date}::date) as distance
    from sailing s
    where service_date between ${date}::date - ${NEARBY_DAYS}::int
        and ${date}::date + ${NEARBY_DAYS}::int
      and service_date >= ${jstInstant(now).slice(0, 10)}::date
      and route_id = any(${routeIds}) and status = 'scheduled' and not is_off_sale and exists (
        select 1 from unnest(call_ports, call_boarding) with ordinality as a(port, usable, call)
        join unnest(call_ports, call_landing) with ordinality as b(port, usable, call)
          on a.call < b.call
        where a.port = ${fromPortId} and a.usable and b.port = ${toPortId} and b.usable)
    order by distance, service_date limit ${NEARBY_DATES}`.execute(db);
  return rows.map((row) => row.service_date).sort();
}
