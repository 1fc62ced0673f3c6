import type {
  CabinChoice,
  CabinOffer,
  DeckOffer,
  SailingOffer,
  VehicleChoice,
} from '@ferry/api/customer-server';
import type { PoolDemand } from '../../database/pool-demand.ts';
import type { CabinType } from '../../rules/schema.ts';
import type { Availability } from '../availability/availability.ts';
import { sailingAvailability, worstAvailability } from '../availability/availability.ts';
import type { SalesWindow } from '../calendar/sales-window.ts';
import { fuelOf } from '../fares/fuel-of.ts';
import { jstInstant } from '../instant.ts';
import {
  poolAvailability,
  returnSales,
  type SectionOfSailing,
  salesOf,
  toCabinType,
  toSailing,
} from '../sailings/offer.ts';
import { preOrderUntil } from '../sailings/pre-order-window.ts';
import { waitlistUntil } from '../sailings/waitlist-until.ts';
import { petDemand } from '../trips/leg-demand.ts';
import { isDriven, type KnownVehicle, spaceFor } from '../trips/vehicles.ts';
import { everybodyIn, planCabins } from './cabin-plan.ts';
import { availabilityForParty, cabinNeed, type PricedWish, priceInCabins } from './cabin-price.ts';
import type { OutboundSailing } from './outbound.ts';
import { evaluateVehicles } from './requested-vehicles.ts';
import { availabilityOfDay, dayWith, type TicketOfSearch } from './ticket-of-search.ts';

/** What a customer looks for on a sailing. */
export interface Requested extends Omit<PricedWish, 'vehicles' | 'product' | 'outbound'> {
  vehicles: readonly VehicleChoice[];
  outbound: OutboundSailing | undefined;
  /** The partner ticket that is looked for. */
  ticket?: TicketOfSearch | undefined;
}

/** The sailing and each of its cabin types with availability, and what each costs this party. */
export function toOffer(
  section: SectionOfSailing,
  requested: Requested,
  now: Date,
  isTooEarly = false,
): SailingOffer {
  const { row } = section;
  const evaluated = evaluateVehicles(row, requested.vehicles);
  const sales = salesOfOffer(section, requested, evaluated.vehicles);
  const deck = deckOffer(section, requested, evaluated, sales, now);
  const pets = petDemand(row, Math.max(1, requested.pets)).map(
    (demand) => poolAvailability(section, sales, demand, now).availability,
  );
  const ticketDay = dayWith(requested.ticket, section, requested.vehicles);
  // What is requested beside a place for the party, and keeps the sailing from being an offer.
  const others = [
    ...(requested.vehicles.length > 0 ? [deck?.availability ?? 'unsuitable'] : []),
    ...(requested.pets > 0 ? [pets[0] ?? 'unsuitable'] : []),
    ...(isTooEarly ? ['unsuitable' as const] : []),
    ...availabilityOfDay(ticketDay),
  ];
  const product = requested.ticket?.fares(section);
  const wish = { ...requested, vehicles: evaluated.vehicles, product };
  const cabinOffers = row.cabin_types.flatMap((type) =>
    cabinOffer(section, type, wish, sales, now),
  );
  const best = sailingAvailability(
    { cancelled: row.status !== 'scheduled', sales },
    cabinOffers.map((offer) => offer.availability),
    now,
  );
  const totals = cabinOffers.flatMap(({ availability, totalYen }) =>
    isBookable(availability) ? [totalYen] : [],
  );
  const availability = others.length > 0 ? worstAvailability([best, ...others]) : best;
  return {
    sailing: toSailing(section),
    availability,
    ticketDay: ticketDay ?? null,
    farePeriod: row.fare_period,
    salesOpenAt: jstInstant(sales.opensAt),
    salesCloseAt: jstInstant(salesOf(section, 'foot').closesAt),
    vehicleSalesCloseAt: jstInstant(salesOf(section, 'vehicle').closesAt),
    lowestTotalYen: isBookable(availability) ? Math.min(...totals) : null,
    deck,
    petRoomAvailability: pets[0] ?? null,
    waitlistUntil: requested.ticket || row.booked ? null : openUntil(section, sales, now),
    preOrderUntil: requested.ticket || row.booked ? null : orderUntil(section, sales, now),
    cabinOffers,
  };
}

function openUntil(section: SectionOfSailing, sales: SalesWindow, now: Date): string | null {
  const until = waitlistUntil(section, sales, now);
  return until && jstInstant(until);
}

function orderUntil(section: SectionOfSailing, sales: SalesWindow, now: Date): string | null {
  const until = preOrderUntil(section, sales, now);
  return until && jstInstant(until);
}

/** Whether it can be booked now. */
export const isBookable = (availability: Availability) =>
  availability === 'available' || availability === 'few';

function salesOfOffer(
  section: SectionOfSailing,
  { outbound }: Requested,
  vehicles: readonly KnownVehicle[],
): SalesWindow {
  const own = salesOf(section, vehicles.some(({ type }) => isDriven(type)) ? 'vehicle' : 'foot');
  return outbound ? returnSales(own, outbound, section.row) : own;
}

/** A usual car, to say whether the deck has room before the customer has said what they drive. */
const USUAL_CAR_CM = 499;

function deckOffer(
  section: SectionOfSailing,
  { vehicles: requested }: Requested,
  { vehicles, problem }: ReturnType<typeof evaluateVehicles>,
  sales: SalesWindow,
  now: Date,
): DeckOffer | null {
  const { row } = section;
  const deck = row.pools.find(({ kind }) => kind === 'deck');
  const carriesVehicles = row.vehicle_fares !== null;
  if (!carriesVehicles || (!deck && vehicles.length === 0)) return null;
  const demands =
    requested.length > 0
      ? vehicles.flatMap((vehicle) => spaceFor(row, vehicle))
      : [{ poolId: deck?.id ?? '', quantity: USUAL_CAR_CM + row.rules.vehicles.gapCm }];
  const isKnown = requested.length > 0 && !problem;
  return {
    availability: problem ? 'unsuitable' : spaceAvailability(section, demands, sales, now),
    vehiclesYen: isKnown ? vehicles.reduce((sum, { yen }) => sum + yen, 0) : null,
    problem,
  };
}

/**
 * The availability of places that are needed together, of each pool as many as all of them take.
 */
export function spaceAvailability(
  section: SectionOfSailing,
  demands: readonly PoolDemand[],
  sales: SalesWindow,
  now: Date,
): Availability {
  const byPool = Map.groupBy(demands, ({ poolId }) => poolId);
  const availabilities = [...byPool].map(([poolId, list]) => {
    const quantity = list.reduce((sum, each) => sum + each.quantity, 0);
    return poolAvailability(section, sales, { poolId, quantity }, now).availability;
  });
  return worstAvailability(availabilities);
}

/** What an adult pays: the fare with the fuel adjustment, or by the ticket. */
function adultYenOf(
  fareYen: number,
  grade: string,
  { row, ports }: SectionOfSailing,
  { product, outbound }: PricedWish,
): number {
  if (!product) return fareYen + fuelOf(row, ports, grade).adultYen;
  const { adultYen, gradeAdultYen } = product;
  return outbound
    ? Math.max(0, fareYen - gradeAdultYen.return)
    : adultYen + Math.max(0, fareYen - gradeAdultYen.outbound);
}

function cabinOffer(
  section: SectionOfSailing,
  type: CabinType,
  requested: PricedWish,
  sales: SalesWindow,
  now: Date,
): CabinOffer[] {
  const { row } = section;
  const fare = row.fares?.[type.grade];
  // No fare: this cabin type is not sold on this section.
  if (!fare) return [];
  const need = cabinNeed(row, type, requested.party);
  const { cabins } = need;
  const { availability, free } = availabilityForParty(section, type, need, sales, now);
  const alone = type.canBePrivate
    ? planCabins(type, requested.party, row.rules.passengers, true)
    : [];
  const price = (plan: CabinChoice[]) => priceInCabins(section, plan, requested, now);
  // A party that does not fit gets the price of its fares all the same, to compare.
  const { totalYen, undiscountedYen, discounts } = price(
    cabins.length > 0 ? cabins : [everybodyIn(type, requested.party)],
  );
  return [
    {
      cabinType: toCabinType(type),
      availability,
      remaining: availability === 'few' ? free : null,
      totalYen,
      undiscountedYen,
      discounts: discounts.map(({ id, name }) => ({ discountId: id, name })),
      adultYen: adultYenOf(fare.adultYen, type.grade, section, requested),
      roomYen: type.tariff === 'perRoom' ? (fare.roomYen ?? 0) : null,
      privateUseYen: alone.length > 0 ? price(alone).totalYen - totalYen : null,
      cabins,
    },
  ];
}
