import type { CabinChoice } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import type { ProductFareInput } from '../../database/fare-input.ts';
import type { CabinType } from '../../rules/schema.ts';
import type { Availability } from '../availability/availability.ts';
import type { SalesWindow } from '../calendar/sales-window.ts';
import type { Party } from '../fares/party.ts';
import { type LegPrice, priceOfLeg } from '../fares/quote-trip.ts';
import { poolAvailability, type SectionOfSailing } from '../sailings/offer.ts';
import type { PortPair, SailingRow } from '../sailings/sailing-rows.ts';
import { cabinDemand } from '../trips/leg-demand.ts';
import { toLegFareInput } from '../trips/leg-fare-input.ts';
import { seatEverybody } from '../trips/seating.ts';
import type { KnownVehicle } from '../trips/vehicles.ts';
import { planCabins } from './cabin-plan.ts';

/** What is looked for, with vehicles that the sailing carries. */
export interface PricedWish {
  party: Party;
  vehicles: readonly KnownVehicle[];
  /** Pets that want the pet room. */
  pets: number;
  /** The outbound leg, when a return leg is looked for. */
  outbound: OutboundDay | undefined;
  /** The partner ticket that the sailing is sold by, if it is. */
  product?: ProductFareInput | undefined;
}

/** What the price of a return leg depends on: the section and the service date of the outbound leg. */
export interface OutboundDay extends PortPair {
  date: string;
}

/** What a party needs in a cabin type. */
export interface CabinNeed {
  /** Empty when it cannot be put into the rooms of this type. */
  cabins: CabinChoice[];
  /** Places of the type's pool. */
  quantity: number;
}

/** The same on every sailing of a route with this cabin type. */
export function cabinNeed(
  row: Pick<SailingRow, 'rules'>,
  type: CabinType,
  party: Party,
): CabinNeed {
  const cabins = planCabins(type, party, row.rules.passengers);
  const quantity = cabins.reduce((sum, cabin) => sum + cabinDemand(row, type, cabin).quantity, 0);
  return { cabins, quantity };
}

/** Whether what a party needs is there. */
export function availabilityForParty(
  section: SectionOfSailing,
  type: CabinType,
  { cabins, quantity }: CabinNeed,
  sales: SalesWindow,
  now: Date,
): { availability: Availability; free: number } {
  const ofPool = poolAvailability(section, sales, { poolId: type.poolId, quantity }, now);
  const isHopeless =
    cabins.length === 0 && ['available', 'few', 'full'].includes(ofPool.availability);
  return { ...ofPool, availability: isHopeless ? 'unsuitable' : ofPool.availability };
}

/** What a leg costs in these cabins, with the discounts that apply by themselves. */
export function priceInCabins(
  { row, ports }: SectionOfSailing,
  cabins: CabinChoice[],
  { party, vehicles, pets, outbound, product }: PricedWish,
  now: Date,
): LegPrice {
  const pet = { size: 'small' as const, stay: 'petRoom' as const };
  const choice = {
    sailingId: row.id,
    ...ports,
    party,
    vehicles: [],
    cabins,
    pets: Array.from({ length: pets }, () => pet),
    meals: [],
  };
  const travellers = seatEverybody({ outbound: choice, return: choice });
  const leg = outbound ? 'return' : 'outbound';
  const facts = toLegFareInput(row, { leg, choice, travellers, vehicles, drivers: [] });
  const trip = { requests: [], bookedOn: jstDate(now), product };
  return outbound
    ? priceOfLeg(facts, {
        ...trip,
        outbound: { ...facts, ...outbound, leg: 'outbound' },
        return: facts,
      })
    : priceOfLeg(facts, { ...trip, outbound: facts, return: undefined });
}
