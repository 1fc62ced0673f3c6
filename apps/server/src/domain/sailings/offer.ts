import type { CabinOffer, Sailing, SailingOffer } from '@ferry/api/customer-server';
import { instantOf, serviceTimeOf } from '@ferry/format/service-time';
import type { CabinType } from '../../operator/schema.ts';
import { cabinAvailability, sailingAvailability } from '../availability/availability.ts';
import {
  minutesBefore,
  type SalesWindow,
  salesWindow,
  serviceInstant,
} from '../calendar/sales-window.ts';
import { berthsFor, type Party } from '../fares/party.ts';
import { type FareQuote, quoteFare } from '../fares/quote-fare.ts';
import { jstInstant } from '../instant.ts';
import type { PortPair, SailingRow } from './sailing-rows.ts';
import { type CallPair, freeOnSection } from './section.ts';

/** A section of a sailing, as a passenger on foot sees it. */
export interface SectionOfSailing {
  row: SailingRow;
  ports: PortPair;
  calls: CallPair;
}

/** The sailing in the contract's shape. */
export function describeSailing({ row, ports, calls }: SectionOfSailing): Sailing {
  const departure = row.call_departures[calls.fromCall] ?? 0;
  const arrival = row.call_arrivals[calls.toCall] ?? 0;
  const { checkInClosesMinutesBefore: checkIn } = row.rules;
  return {
    id: row.id,
    routeId: row.route_id,
    routeName: row.route_name,
    vessel: { id: row.vessel_id, name: row.vessel_name },
    fromPort: { id: ports.fromPortId, name: row.from_port_name },
    toPort: { id: ports.toPortId, name: row.to_port_name },
    date: row.service_date,
    departureAt: instantOf(row.service_date, serviceTimeOf(departure)),
    arrivalAt: instantOf(row.service_date, serviceTimeOf(arrival)),
    departureTime: shortTime(departure),
    arrivalTime: shortTime(arrival),
    durationMinutes: arrival - departure,
    checkInClosesAt: jstInstant(
      minutesBefore(serviceInstant(row.service_date, departure), checkIn.foot),
    ),
  };
}

/** The sailing with its word, and each of its cabin types with word and price for this party. */
export function describeOffer(section: SectionOfSailing, party: Party, now: Date): SailingOffer {
  const { row } = section;
  const sales = salesOf(section);
  const cabinOffers = row.cabin_types.flatMap((cabinType): CabinOffer[] => {
    const adultYen = row.adult_yen?.[cabinType.grade];
    // No fare: this cabin type is not sold on this section.
    if (adultYen === undefined) return [];
    const { availability, free } = availabilityOf(section, cabinType, party, now);
    return [
      {
        cabinType: describeCabinType(cabinType),
        availability,
        remaining: availability === 'few' ? free : null,
        totalYen: quoteOf(section, cabinType, party, adultYen).totalYen,
        adultYen,
      },
    ];
  });
  return {
    sailing: describeSailing(section),
    availability: sailingAvailability(
      { cancelled: row.status !== 'scheduled', sales },
      cabinOffers.map((offer) => offer.availability),
      now,
    ),
    salesOpenAt: jstInstant(sales.opensAt),
    salesCloseAt: jstInstant(sales.closesAt),
    cabinOffers,
  };
}

export function describeCabinType({ id, name, grade, description }: CabinType) {
  return { id, name, grade, description };
}

export function availabilityOf(
  section: SectionOfSailing,
  cabinType: CabinType,
  party: Party,
  now: Date,
) {
  const { row, calls } = section;
  const free = freeOnSection(row, calls, cabinType.poolId);
  const availability = cabinAvailability(
    {
      cancelled: row.status !== 'scheduled',
      sales: salesOf(section),
      free,
      capacity: row.pools.find((pool) => pool.id === cabinType.poolId)?.capacity ?? 0,
      wanted: berthsFor(party, row.rules.passengers),
      fewLeft: row.rules.fewLeft,
    },
    now,
  );
  return { availability, free };
}

export function quoteOf(
  { row }: SectionOfSailing,
  cabinType: CabinType,
  party: Party,
  adultYen: number,
): FareQuote {
  return quoteFare({
    party,
    cabinTypeName: cabinType.name,
    farePeriod: row.fare_period,
    adultYen,
    fuel: { adultYen: row.fuel_adult_yen, childYen: row.fuel_child_yen },
    rules: row.rules.passengers,
  });
}

export function salesOf({ row, calls }: SectionOfSailing): SalesWindow {
  return salesWindow(
    row.service_date,
    row.call_departures[calls.fromCall] ?? 0,
    row.rules.salesOpening,
    row.rules.webClosesMinutesBefore.foot,
  );
}

/** `8:30`, `24:10` */
function shortTime(minutes: number): string {
  return serviceTimeOf(minutes).replace(/^0/, '');
}
