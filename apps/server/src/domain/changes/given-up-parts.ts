import type { LegName } from '@ferry/api/customer-server';
import type { LegFareInput, TripFareInput } from '../../database/fare-input.ts';
import { keyOf, type PricedPart, priceParts } from '../cancellations/price-parts.ts';

/** A leg of before, and the one that takes its place. */
export interface LegPair {
  before: LegName;
  /** Null where nothing does: the leg is given up. */
  after: LegName | null;
  /** It is another sailing, or another section of it. */
  isMoved: boolean;
}

/**
 * What a change gives up of a trip, told by what is paid for: what goes, and what another one takes the place of
 * (a sailing, a cabin, a vehicle). Who travels does not matter, so another name gives nothing up. A part stays
 * where the same is sold on the same section. The fuel adjustment follows its part and costs no fee, so it is
 * not in the list.
 * @param legs each leg of before once
 */
export function givenUpParts(
  before: TripFareInput,
  after: TripFareInput,
  legs: readonly LegPair[],
): PricedPart[] {
  return legs.flatMap((pair) => together(unitsOfPair(before, after, pair).givenUp));
}

/**
 * Of what a change gives up, what nothing takes the place of: a leg, or fewer people, vehicles, meals or pets of
 * one. Another sailing, cabin or vehicle is no end of anything, and neither is a cheaper room.
 */
export function droppedParts(
  before: TripFareInput,
  after: TripFareInput,
  legs: readonly LegPair[],
): PricedPart[] {
  return legs.flatMap((pair) => {
    const { givenUp, added } = unitsOfPair(before, after, pair);
    if (pair.after === null) return together(givenUp);
    // Only how many are left is known, so that what goes is the cheapest.
    const dearestFirst = givenUp
      .filter(({ part }) => part.kind !== 'room')
      .toSorted((one, other) => other.part.yen - one.part.yen);
    return together(
      dearestFirst
        .filter((unit) => !take(added, unit, isAlike))
        .filter((unit) => !take(added, unit, isInstead)),
    );
  });
}

/** What of a leg goes, and what comes. */
function unitsOfPair(before: TripFareInput, after: TripFareInput, pair: LegPair) {
  const [old, next] = [before, after].map((trip) => priceParts(trip).filter(isPaidFor));
  const parts = (old ?? []).filter(({ leg }) => leg === pair.before).flatMap(unitsOf(before));
  const added = (next ?? []).filter(({ leg }) => leg === pair.after).flatMap(unitsOf(after));
  return { givenUp: pair.isMoved ? parts : without(parts, added), added };
}

/** Of the same class; a driver is in a vehicle's fare, and travels free in the lowest grade. */
const isAlike = (one: Unit, other: Unit): boolean =>
  isOfKind(one, other) && one.class === other.class;

/** A passenger who travels free takes the place of nobody of another class who pays. */
const isInstead = (added: Unit, gone: Unit): boolean =>
  isOfKind(added, gone) && (added.part.yen > 0 || gone.part.yen === 0);

const isOfKind = ({ part: one }: Unit, { part: other }: Unit): boolean =>
  one.kind === other.kind && one.option === other.option;

const isPaidFor = ({ isFuel }: PricedPart) => !isFuel;

/** A part, or one of several meals that are one part, with what it is. */
interface Unit {
  part: PricedPart;
  what: string;
  /** Of a passenger. */
  class?: string;
}

const unitsOf =
  (trip: TripFareInput) =>
  (part: PricedPart): Unit[] => {
    const facts = part.leg === 'outbound' ? trip.outbound : trip.return;
    if (!facts) throw new Error('The part is one of a leg');
    return UNITS[part.kind](facts, part);
  };

const UNITS: Record<PricedPart['kind'], (facts: LegFareInput, part: PricedPart) => Unit[]> = {
  passenger: ({ cabins }, part) => {
    const cabin = cabins.find(({ seats }) => seatOf(seats, part));
    const seat = cabin && seatOf(cabin.seats, part);
    const what = `${kindOf(seat)} ${cabin?.grade} ${cabin?.cabinTypeName}`;
    return [{ part, what, class: kindOf(seat) }];
  },
  room: ({ cabins }, part) => [
    { part, what: `room ${cabins[part.position]?.cabinTypeName} ${part.ruleId}` },
  ],
  vehicle: ({ vehicles }, part) => {
    const vehicle = vehicles[part.position];
    return [{ part, what: `${vehicle?.classId} ${vehicle?.label}` }];
  },
  option: ({ options }, part) => {
    const option = options[part.position];
    if (!option) throw new Error('The part is one of the leg');
    const { quantity, ruleId, label } = option;
    const yen = Math.floor(part.yen / quantity);
    const first = part.yen - yen * (quantity - 1);
    return Array.from({ length: quantity }, (_, index) => ({
      part: { ...part, yen: index === 0 ? first : yen },
      what: `${ruleId} ${label}`,
    }));
  },
};

/** Of several meals that are one part as many as are given up: they are cancelled as one. */
function together(units: readonly Unit[]): PricedPart[] {
  const parts = new Map<string, PricedPart>();
  for (const { part } of units) {
    const known = parts.get(keyOf(part));
    parts.set(keyOf(part), known ? { ...part, yen: known.yen + part.yen } : part);
  }
  return [...parts.values()];
}

type Seats = LegFareInput['cabins'][number]['seats'];

const seatOf = (seats: Seats, { position }: PricedPart) =>
  seats.find(({ passenger }) => passenger === position);

/** A child who travels free may become one who pays, and back, by the others in the cabin. */
const kindOf = (seat: Seats[number] | undefined) =>
  seat?.kind === 'adult' || seat?.kind === 'baby' ? seat.kind : 'child';

/**
 * Those of which the list has no equal; each equal is taken out of it. Equal prices meet first, so that what is
 * left over is what is not sold any more.
 */
function without(units: readonly Unit[], list: Unit[]): Unit[] {
  const isSame = (one: Unit, other: Unit) => one.what === other.what;
  const isExact = (one: Unit, other: Unit) =>
    isSame(one, other) && one.part.ruleId === other.part.ruleId && one.part.yen === other.part.yen;
  const cheapestFirst = units.toSorted((one, other) => one.part.yen - other.part.yen);
  return cheapestFirst
    .filter((unit) => !take(list, unit, isExact))
    .filter((unit) => !take(list, unit, isSame));
}

/** Takes the first that fits out of the list. @returns whether there was one */
function take(list: Unit[], unit: Unit, fits: (one: Unit, other: Unit) => boolean): boolean {
  const index = list.findIndex((each) => fits(each, unit));
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}
