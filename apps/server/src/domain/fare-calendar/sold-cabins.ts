import type { VehicleChoice } from '@ferry/api/customer-server';
import { addDays, jstDate } from '@ferry/format/date';
import type { CabinType } from '../../rules/schema.ts';
import { discountsOfDate } from '../fares/discount-eligibility.ts';
import type { Party } from '../fares/party.ts';
import type { SectionOfSailing } from '../sailings/offer.ts';
import { everybodyIn } from '../search/cabin-plan.ts';
import {
  type CabinNeed,
  cabinNeed,
  type OutboundDay,
  priceInCabins,
} from '../search/cabin-price.ts';
import { type CabinTrait, hasTraits } from '../search/cabin-traits.ts';
import { evaluateVehicles } from '../search/requested-vehicles.ts';
import type { TicketOfSearch } from '../search/ticket-of-search.ts';
import type { KnownVehicle } from '../trips/vehicles.ts';

/** Who and what travels on any day of the calendar. */
export interface CalendarParty {
  party: Party;
  vehicles: readonly VehicleChoice[];
  /** Pets that want the pet room. */
  pets: number;
  /** What their cabin has to have. */
  cabinNeeds: readonly CabinTrait[];
  /** The outbound leg, when a return leg is looked for. */
  outbound: OutboundDay | undefined;
}

/** What a calendar has to know of a cabin type that is sold on a sailing. */
interface CalendarCabin {
  cabinType: CabinType;
  /** Of the party. */
  need: CabinNeed;
  /** What one adult pays, fuel adjustment included. */
  adultYen: number;
  /** What the party pays with its vehicles and pets; null where they are not carried. */
  totalYen: number | null;
}

/** What a sailing sells to a party. */
export interface SoldOnSailing {
  cabins: readonly CalendarCabin[];
  /** As the sailing carries them; null when it does not carry all of them. */
  vehicles: readonly KnownVehicle[] | null;
}

export const ONE_ADULT: Party = { adults: 1, children: 0, infants: 0, babies: 0 };

/**
 * What the sailings of one section sell. Most sailings of a month differ in nothing that a fare
 * depends on: each fare is found once for all that are alike.
 * @param ticket the partner ticket that they are sold by
 */
export function soldOn(
  requested: CalendarParty,
  now: Date,
  ticket?: TicketOfSearch,
): (sailing: SectionOfSailing) => SoldOnSailing {
  const known = new Map<string, SoldOnSailing>();
  const bookedOn = jstDate(now);
  return (sailing) => {
    const { row } = sailing;
    const key = [
      row.route_id,
      row.vessel_id,
      row.fare_period,
      row.fuel_adult_yen,
      row.fuel_child_yen,
      ...(row.fuel_parts ? [JSON.stringify(row.fuel_parts)] : []),
      ...(requested.vehicles.length > 0 ? [JSON.stringify(row.fuel_vehicle_yen)] : []),
      discountsOfDate(row.rules.discounts, row.service_date, bookedOn, lastDayOf(row, requested)),
    ].join('|');
    const facts = known.get(key) ?? whatIsSold(sailing, requested, now, ticket);
    known.set(key, facts);
    return facts;
  };
}

/** Of the return discount; undefined for an outbound leg. */
const lastDayOf = ({ rules }: SectionOfSailing['row'], { outbound }: CalendarParty) =>
  outbound && addDays(outbound.date, rules.returnTrips.validDays);

function whatIsSold(
  sailing: SectionOfSailing,
  requested: CalendarParty,
  now: Date,
  ticket: TicketOfSearch | undefined,
): SoldOnSailing {
  const { row } = sailing;
  const { party, pets, cabinNeeds, outbound } = requested;
  const evaluated = evaluateVehicles(row, requested.vehicles);
  const vehicles = evaluated.problem ? null : evaluated.vehicles;
  const product = ticket?.fares(sailing);
  const cabins = row.cabin_types
    .filter((cabinType) => row.fares?.[cabinType.grade] && hasTraits(cabinType, cabinNeeds))
    .map((cabinType) => {
      const need = cabinNeed(row, cabinType, party);
      const plan = need.cabins.length > 0 ? need.cabins : [everybodyIn(cabinType, party)];
      const alone = { party: ONE_ADULT, vehicles: [], pets: 0, outbound, product };
      const wish = vehicles && { party, vehicles, pets, outbound, product };
      return {
        cabinType,
        need,
        adultYen: priceInCabins(sailing, [everybodyIn(cabinType, ONE_ADULT)], alone, now).totalYen,
        totalYen: wish && priceInCabins(sailing, plan, wish, now).totalYen,
      };
    });
  return { cabins, vehicles };
}
