import type { LegName, Passenger } from '@ferry/api/customer-server';
import type { ReservedContent } from '../../database/booking-tables.ts';
import type {
  CabinFareInput,
  FareRequest,
  LegFareInput,
  PartOfLeg,
} from '../../database/fare-input.ts';
import type { SoldLeg, StoredSale } from '../../database/stored-sale.ts';
import { returnRefusal } from '../fares/discount-eligibility.ts';
import { berthsFor, type Party } from '../fares/party.ts';
import { seatsOf } from '../trips/seating.ts';
import {
  aboard,
  type BookedLeg,
  type BookedTrip,
  type Cut,
  cabinOf,
  freeLegs,
} from './booked-trip.ts';
import { isWholeLeg } from './cut.ts';

/** What a cancellation leaves of a trip, ready to be stored and priced; and where it came from. */
export interface RestOfTrip {
  sale: StoredSale;
  passengers: Passenger[];
  legs: RestLeg[];
  /** Of each passenger who is left the position before. */
  passengersBefore: number[];
}

export interface RestLeg {
  leg: LegName;
  /** What it was called before: a return leg that is left alone is a trip of its own. */
  before: LegName;
  content: ReservedContent;
  sold: SoldLeg;
  fares: LegFareInput;
  cabinsBefore: number[];
  vehiclesBefore: number[];
  /** Of pets, then meals, as the options of the facts have them. */
  optionsBefore: number[];
}

/**
 * The trip without what is cancelled: passengers who travel nowhere are gone, and with them the cabins
 * in which nobody is any more; positions that point to something else follow. Undefined when nothing is
 * left.
 */
export function restOfTrip(trip: BookedTrip, cut: Cut): RestOfTrip | undefined {
  const legs = trip.legs.filter(({ leg }) => !isWholeLeg(trip, cut, leg));
  if (legs.length === 0) return undefined;
  const stays = (index: number) =>
    legs.some(
      ({ leg }) => aboard(trip.passengers, leg).includes(index) && !cut[leg].passengers.has(index),
    );
  const passengersBefore = [...trip.passengers.keys()].filter(stays);
  const after = (position: number | null | undefined) => {
    const found = position == null ? -1 : passengersBefore.indexOf(position);
    return found < 0 ? undefined : found;
  };
  const cabins = new Map(legs.map((leg) => [leg.leg, cabinsLeft(trip, cut, leg)]));
  const passengers = passengersBefore.map((index) =>
    passengerAfter(trip, cut, { index, legs, cabins, after }),
  );
  const rest = legs.map((leg, position) =>
    restLeg(trip, cut, leg, {
      name: position === 0 ? 'outbound' : 'return',
      cabinsBefore: cabins.get(leg.leg) ?? [],
      passengers,
      after,
    }),
  );
  return { sale: saleOf(trip.sale, rest, after), passengers, legs: rest, passengersBefore };
}

type After = (position: number | null | undefined) => number | undefined;

function saleOf({ fares, ticket }: StoredSale, legs: readonly RestLeg[], after: After): StoredSale {
  const [outbound, returnLeg] = legs;
  if (!outbound) throw new Error('Something is left');
  const requests = fares.requests.flatMap((request): FareRequest[] => {
    const passenger = after(request.passenger);
    return passenger === undefined ? [] : [{ ...request, passenger, carer: after(request.carer) }];
  });
  return {
    fares: {
      ...fares,
      outbound: outbound.fares,
      return: returnLeg?.fares,
      requests,
      resident: after(fares.resident),
    },
    outbound: outbound.sold,
    return: returnLeg?.sold ?? null,
    ...(ticket && { ticket }),
  };
}

function cabinsLeft({ passengers }: BookedTrip, cut: Cut, { leg, content }: BookedLeg): number[] {
  const used = new Set(
    aboard(passengers, leg)
      .filter((index) => !cut[leg].passengers.has(index))
      .flatMap((index) => passengers[index] ?? [])
      .map((passenger) => cabinOf(passenger, leg)),
  );
  return [...content.cabins.keys()].filter((index) => used.has(index));
}

function passengerAfter(
  { passengers }: BookedTrip,
  cut: Cut,
  context: {
    index: number;
    legs: readonly BookedLeg[];
    cabins: ReadonlyMap<LegName, number[]>;
    after: After;
  },
): Passenger {
  const { index, legs, cabins, after } = context;
  const passenger = passengers[index];
  if (!passenger) throw new Error('The passenger is one of the list');
  const cabinAfter = (leg: BookedLeg | undefined): number | null => {
    if (!leg || cut[leg.leg].passengers.has(index)) return null;
    const found = (cabins.get(leg.leg) ?? []).indexOf(cabinOf(passenger, leg.leg) ?? -1);
    return found < 0 ? null : found;
  };
  const { discount } = passenger;
  return {
    ...passenger,
    outboundCabin: cabinAfter(legs[0]),
    returnCabin: cabinAfter(legs[1]),
    discount: discount && { ...discount, carer: after(discount.carer) ?? null },
  };
}

interface LegContext {
  name: LegName;
  cabinsBefore: number[];
  /** As they are afterwards. */
  passengers: readonly Passenger[];
  after: After;
}

function restLeg(trip: BookedTrip, cut: Cut, booked: BookedLeg, context: LegContext): RestLeg {
  const { name, cabinsBefore, passengers, after } = context;
  const { leg, content } = booked;
  const [sold, fares] = [trip.sale[leg], trip.sale.fares[leg]];
  if (!sold || !fares) throw new Error('The leg was sold');
  const vehiclesBefore = remaining(content.vehicles, cut[leg].vehicles);
  const petsBefore = remaining(content.pets, cut[leg].pets);
  const mealsBefore = remaining(content.meals, cut[leg].meals);
  const optionsBefore = [...petsBefore, ...mealsBefore.map((index) => content.pets.length + index)];
  const cabins = cabinsAfter(content, context);
  return {
    leg: name,
    before: leg,
    content: {
      ...content,
      party: partyOf(passengers.filter((each) => cabinOf(each, name) !== null)),
      cabins,
      vehicles: pick(content.vehicles, vehiclesBefore).map((vehicle) => ({
        ...vehicle,
        driver: after(vehicle.driver) ?? null,
      })),
      pets: pick(content.pets, petsBefore),
      meals: pick(content.meals, mealsBefore),
    },
    sold: {
      ...sold,
      cabins: pick(sold.cabins, cabinsBefore).map((cabin, index) => {
        const left = cabins[index];
        const berths = left ? berthsFor(left, fares.rules.passengers) : 0;
        return { ...cabin, quantity: cabin.isWhole ? cabin.quantity : berths };
      }),
      vehicles: pick(sold.vehicles, vehiclesBefore),
    },
    fares: {
      ...fares,
      leg: name,
      ...(isLeftAlone(trip, cut, booked, name) && { wasReturn: true }),
      ...(fares.soldLater && {
        soldLater: laterOf(fares.soldLater, {
          passenger: after,
          room: (index) => cabinsBefore.indexOf(index),
          vehicle: (index) => vehiclesBefore.indexOf(index),
        }),
      }),
      cabins: cabinFares(fares, content, cabins, context),
      vehicles: pick(fares.vehicles, vehiclesBefore).map((vehicle) => ({
        ...vehicle,
        driver: after(vehicle.driver),
      })),
      options: pick(fares.options, optionsBefore),
    },
    cabinsBefore,
    vehiclesBefore,
    optionsBefore,
  };
}

/** What of the parts that were added stays, where it is then. */
const laterOf = (
  parts: readonly PartOfLeg[],
  places: Record<PartOfLeg['kind'], (position: number) => number | null | undefined>,
): PartOfLeg[] =>
  parts.flatMap(({ kind, position }) => {
    const next = places[kind](position) ?? -1;
    return next < 0 ? [] : { kind, position: next };
  });

/** A return leg with its discount, whose outbound leg goes because the operator has ended one of them. */
function isLeftAlone(trip: BookedTrip, cut: Cut, { leg }: BookedLeg, name: LegName): boolean {
  const fares = trip.sale.fares[leg];
  return (
    leg === 'return' &&
    name === 'outbound' &&
    freeLegs(trip, (each) => isWholeLeg(trip, cut, each)).has('outbound') &&
    fares !== undefined &&
    returnRefusal(fares, trip.sale.fares) === undefined
  );
}

type Cabins = ReservedContent['cabins'];

function cabinsAfter(
  { cabins }: ReservedContent,
  { name, cabinsBefore, passengers }: LegContext,
): Cabins {
  return pick(cabins, cabinsBefore).map((cabin, position) => {
    const party = partyOf(passengers.filter((each) => cabinOf(each, name) === position));
    return { ...cabin, party, infantBerths: Math.min(cabin.infantBerths, party.infants) };
  });
}

/** In a room of one's own the berths that become empty are paid for. */
function cabinFares(
  { cabins: fares, rules }: LegFareInput,
  { cabins: before }: ReservedContent,
  cabins: Cabins,
  { name, cabinsBefore, passengers }: LegContext,
): CabinFareInput[] {
  return cabins.flatMap((cabin, index): CabinFareInput[] => {
    const previous = cabinsBefore[index] ?? -1;
    const [fare, then] = [fares[previous], before[previous]];
    if (!fare || !then) return [];
    const freed = berthsFor(then, rules.passengers) - berthsFor(cabin, rules.passengers);
    return [
      {
        ...fare,
        emptyBerths: fare.emptyBerths + (cabin.privateUse ? freed : 0),
        seats: seatsOf(passengers, name, index, cabin, rules.passengers),
      },
    ];
  });
}

const remaining = (list: readonly unknown[], gone: ReadonlySet<number>): number[] =>
  [...list.keys()].filter((index) => !gone.has(index));

const pick = <Item>(list: readonly Item[], positions: readonly number[]): Item[] =>
  positions.flatMap((position) => list.slice(position, position + 1));

function partyOf(passengers: readonly Passenger[]): Party {
  const count = (passengerClass: Passenger['passengerClass']) =>
    passengers.filter((each) => each.passengerClass === passengerClass).length;
  return {
    adults: count('adult'),
    children: count('child'),
    infants: count('infant'),
    babies: count('baby'),
  };
}
