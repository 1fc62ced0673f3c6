import type { FareQuote, LegChoice, LegName } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import type { Kysely } from 'kysely';
import type { LegFareInput } from '../../database/fare-input.ts';
import type { SailingStatus } from '../../database/operator-tables.ts';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { StoredSale } from '../../database/stored-sale.ts';
import { serviceInstant } from '../calendar/sales-window.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { quoteTrip } from '../fares/quote-trip.ts';
import { addMinutes } from '../instant.ts';
import { returnSales, type SectionOfSailing, salesOf } from '../sailings/offer.ts';
import { findSailing, type SailingRow } from '../sailings/sailing-rows.ts';
import { sectionOf } from '../sailings/section.ts';
import { checkLeg, refuse } from './check-leg.ts';
import { checkRequests, usableRequests } from './check-requests.ts';
import { toLegFareInput } from './leg-fare-input.ts';
import { type LegOffer, offerLeg } from './leg-offer.ts';
import { soldLeg } from './sold-leg.ts';
import { ticketFares } from './ticket-leg.ts';
import { legsOf, type PricedTrip } from './trip.ts';
import { isDriven, type KnownVehicle } from './vehicles.ts';

/** A trip with its price, its availability, and the stock that a hold takes. */
export interface TripOffer {
  outbound: LegOffer;
  return: LegOffer | undefined;
  quote: FareQuote;
  /** By what it is sold. */
  sale: StoredSale;
}

export const offersOf = (offer: TripOffer): LegOffer[] =>
  offer.return ? [offer.outbound, offer.return] : [offer.outbound];

/**
 * Prices a trip: one round trip to the database, nothing is stored or taken. Safe to call
 * inside a transaction, with it as `db`.
 * @throws DomainError `NOT_FOUND` when a sailing, the section on it, or a cabin type with a fare does
 *   not exist; what {@link checkLeg} throws; `VALIDATION_FAILED` with `RETURN_TOO_EARLY`, for a return
 *   over the section of the outbound leg, or for a discount that is not there to be asked for;
 *   what {@link ticketFares} throws for a trip that is sold by a partner ticket
 */
export function findTripOffer(
  db: Kysely<Database>,
  clock: Clock,
  trip: PricedTrip,
): Promise<TripOffer> {
  return findOfferOf(db, clock, trip, ['scheduled', 'cancelled']);
}

/**
 * As {@link findTripOffer}, for a trip that was chosen before: a sailing that the operator has
 * withdrawn since is `cancelled`, so that the customer can go on to another one.
 */
export function findPreviousTripOffer(
  db: Kysely<Database>,
  clock: Clock,
  trip: PricedTrip,
): Promise<TripOffer> {
  return findOfferOf(db, clock, trip, PREVIOUS);
}

/** As {@link findPreviousTripOffer}, of sailings that have been read already. */
export const previousTripOfferOf = (
  clock: Clock,
  trip: PricedTrip,
  rows: readonly (SailingRow & { leg: LegName })[],
): TripOffer => offerOfRows(clock, trip, rows, PREVIOUS);

const PREVIOUS: readonly SailingStatus[] = ['scheduled', 'cancelled', 'withdrawn'];

interface CheckedLeg {
  leg: LegName;
  choice: LegChoice;
  section: SectionOfSailing;
  vehicles: KnownVehicle[];
}

async function findOfferOf(
  db: Kysely<Database>,
  clock: Clock,
  trip: PricedTrip,
  statuses: readonly SailingStatus[],
): Promise<TripOffer> {
  const rows = await pipeline(
    legsOf(trip).map(async ([leg, choice]) => {
      const row = await findSailing(db, choice, choice.sailingId);
      return row ? [{ ...row, leg }] : [];
    }),
  );
  return offerOfRows(clock, trip, rows.flat(), statuses);
}

function offerOfRows(
  clock: Clock,
  trip: PricedTrip,
  rows: readonly (SailingRow & { leg: LegName })[],
  statuses: readonly SailingStatus[],
): TripOffer {
  const sections = legsOf(trip).map(([leg, choice]): SectionOfSailing => {
    const row = rows.find((each) => each.leg === leg);
    const calls = row && sectionOf(row, choice);
    if (!row || !calls || !statuses.includes(row.status)) throw new DomainError('NOT_FOUND');
    return { row, ports: choice, calls };
  });
  return offerTrip(trip, sections, clock.now());
}

/**
 * The offer for a trip on the sections of its sailings, one for each leg. Pure: the same trip on the
 * same sections costs the same, for every caller and purpose.
 * @throws DomainError as {@link findTripOffer}, but for what does not exist
 */
export function offerTrip(
  trip: PricedTrip,
  sections: readonly SectionOfSailing[],
  now: Date,
): TripOffer {
  const legs = legsOf(trip).flatMap(([leg, choice], index): CheckedLeg[] => {
    const section = sections[index];
    return section ? [{ leg, choice, section, vehicles: checkLeg(section.row, leg, choice) }] : [];
  });
  const [outbound, returnLeg] = legs;
  if (!outbound) throw new Error('A trip has an outbound leg');
  if (returnLeg) checkOrder(outbound.section, returnLeg.section);
  const { ticket, purchase } = trip;
  const product = ticket && ticketFares(ticket, outbound, returnLeg, { now, purchase });
  const requests = requestsOf(trip, legs);
  const first = offerLeg(outbound.section, outbound, salesOfLeg(outbound), now);
  const fares = {
    outbound: factsOf(outbound, trip),
    return: returnLeg && factsOf(returnLeg, trip),
    requests: requests.map((request) => ({
      ...request,
      disabilityClass: request.disabilityClass ?? undefined,
      carer: request.carer ?? undefined,
    })),
    resident: trip.resident,
    ...(product && { product }),
    bookedOn: jstDate(now),
  };
  return {
    outbound: first,
    return:
      returnLeg && offerLeg(returnLeg.section, returnLeg, returnSalesFor(returnLeg, first), now),
    quote: quoteTrip(fares),
    sale: {
      fares,
      outbound: soldLeg(outbound.section.row, outbound, ticket),
      return: returnLeg ? soldLeg(returnLeg.section.row, returnLeg, ticket) : null,
    },
  };
}

function requestsOf(trip: PricedTrip, legs: readonly CheckedLeg[]) {
  const rules = legs.map(({ section }) => section.row.rules.discounts);
  if (trip.isUnfinished) return usableRequests(trip, rules);
  checkRequests(trip, rules);
  return trip.requests;
}

function factsOf({ leg, choice, section, vehicles }: CheckedLeg, trip: PricedTrip): LegFareInput {
  const seated = { leg, choice, vehicles, travellers: trip.travellers, drivers: trip.drivers[leg] };
  return toLegFareInput(section.row, seated);
}

function salesOfLeg({ section, vehicles }: CheckedLeg) {
  return salesOf(section, vehicles.some(({ type }) => isDriven(type)) ? 'vehicle' : 'foot');
}

function returnSalesFor(returnLeg: CheckedLeg, { sales, sailing }: LegOffer) {
  const outbound = { opensAt: sales.opensAt, date: sailing.date };
  return returnSales(salesOfLeg(returnLeg), outbound, returnLeg.section.row);
}

/**
 * The return sailing is not the outbound one once more, and leaves after the outbound one has arrived, with
 * time to change.
 */
function checkOrder(outbound: SectionOfSailing, returnLeg: SectionOfSailing): void {
  const isSameWay =
    returnLeg.ports.fromPortId === outbound.ports.fromPortId &&
    returnLeg.ports.toPortId === outbound.ports.toPortId;
  if (isSameWay) refuse('return', 'fromPortId', 'NOT_AVAILABLE');
  if (returnsTooEarly(outbound, returnLeg)) refuse('return', 'sailingId', 'RETURN_TOO_EARLY');
}

export function returnsTooEarly(outbound: SectionOfSailing, returnLeg: SectionOfSailing): boolean {
  const arrival = instant(outbound, outbound.row.call_arrivals[outbound.calls.toCall]);
  const departure = instant(returnLeg, returnLeg.row.call_departures[returnLeg.calls.fromCall]);
  return departure < addMinutes(arrival, returnLeg.row.rules.returnTrips.transferMinutes);
}

function instant({ row }: SectionOfSailing, minutes = 0): Date {
  return serviceInstant(row.service_date, minutes);
}
