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
  const [old, next] = [before, after].map((trip) => priceParts(trip).filter(isPaidFor));
  return legs.flatMap((pair) => {
    const parts = (old ?? []).filter(({ leg }) => leg === pair.before).flatMap(unitsOf(before));
    const rest = (next ?? []).filter(({ leg }) => leg === pair.after).flatMap(unitsOf(after));
    return together(pair.isMoved ? parts : without(parts, rest));
  });
}

const isPaidFor = ({ isFuel }: PricedPart) => !isFuel;

/** A part, or one of several meals that are one part, with what it is. */
interface Unit {
  part: PricedPart;
  what: string;
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
    return [{ part, what: `${kindOf(seat)} ${cabin?.grade} ${cabin?.cabinTypeName}` }];
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
