import type { Availability, TicketDay } from '@ferry/api/customer-server';
import { sailingAvailability, worstAvailability } from '../availability/availability.ts';
import { returnSales, type SectionOfSailing, salesOf } from '../sailings/offer.ts';
import { availabilityForParty } from '../search/cabin-price.ts';
import type { OutboundSailing } from '../search/outbound.ts';
import { isBookable, spaceAvailability } from '../search/sailing-offer.ts';
import { availabilityOfDay } from '../search/ticket-of-search.ts';
import { petDemand } from '../trips/leg-demand.ts';
import { isDriven, spaceFor } from '../trips/vehicles.ts';
import type { CalendarParty, SoldOnSailing } from './sold-cabins.ts';

/** What a cabin type of a sailing costs. */
export interface CabinFare {
  sailing: SectionOfSailing;
  /** What one adult pays, fuel adjustment included. */
  adultYen: number;
  /** What the party pays; null where the sailing does not carry its vehicles. */
  totalYen: number | null;
}

/**
 * The availability of a sailing, and what its cabins cost: where all of it can be booked and
 * elsewhere.
 */
export interface CalendarOffer {
  availability: Availability;
  bookable: CabinFare[];
  others: CabinFare[];
  /** Of the partner ticket that is looked for. */
  ticketDay?: TicketDay | undefined;
}

/** On a day on which the ticket is not valid, another section, or with a vehicle: no price at all. */
export const NOTHING_TO_BUY: CalendarOffer = {
  availability: 'unsuitable',
  bookable: [],
  others: [],
};

/** What a sailing is beside what is on it. */
interface SailingFacts {
  /** What is sold on it to the party. */
  sold: SoldOnSailing;
  /** Of the partner ticket that is looked for. */
  ticketDay: TicketDay | undefined;
  /** The sailing that the outbound leg goes by, once it is chosen. */
  outbound: OutboundSailing | undefined;
  /** It sails before a traveller by that one could board. */
  isTooEarly: boolean;
}

/** A sailing as an offer of its day. */
export function calendarOfferOf(
  sailing: SectionOfSailing,
  { vehicles: requested, pets }: Pick<CalendarParty, 'vehicles' | 'pets'>,
  { sold, ticketDay, outbound, isTooEarly }: SailingFacts,
  now: Date,
): CalendarOffer {
  const { row } = sailing;
  const { cabins, vehicles } = sold;
  const own = salesOf(sailing, vehicles?.some(({ type }) => isDriven(type)) ? 'vehicle' : 'foot');
  const sales = outbound ? returnSales(own, outbound, row) : own;
  const ofCabins = cabins.map(({ cabinType, need, adultYen, totalYen }) => {
    const { availability } = availabilityForParty(sailing, cabinType, need, sales, now);
    return { availability, fare: { sailing, adultYen, totalYen } };
  });
  const best = sailingAvailability(
    { cancelled: row.status !== 'scheduled', sales },
    ofCabins.map(({ availability }) => availability),
    now,
  );
  const space = (demands: ReturnType<typeof petDemand>) =>
    spaceAvailability(sailing, demands, sales, now);
  const alongside = [
    ...(requested.length > 0
      ? [
          vehicles
            ? space(vehicles.flatMap((each) => spaceFor(row, each)))
            : ('unsuitable' as const),
        ]
      : []),
    ...(pets > 0 ? [space(petDemand(row, pets))] : []),
    ...(isTooEarly ? ['unsuitable' as const] : []),
    ...availabilityOfDay(ticketDay),
  ];
  const availability = alongside.length > 0 ? worstAvailability([best, ...alongside]) : best;
  const byBookable = Map.groupBy(
    best === 'cancelled' ? [] : ofCabins,
    (cabin) => isBookable(availability) && isBookable(cabin.availability),
  );
  const fares = (bookable: boolean) => (byBookable.get(bookable) ?? []).map(({ fare }) => fare);
  return { availability, bookable: fares(true), others: fares(false) };
}
