import type {
  AlsoCancelled,
  CancelledItem,
  LegName,
  NewDriver,
  Passenger,
  ReservationLeg,
} from '@ferry/api/customer';
import { isEnded } from '../../../../trips/needs-payment.ts';

/** One thing that is cancelled or stays. Cabins are not: they go with those who lodge in them. */
export type Pick = {
  leg: LegName;
  kind: Exclude<CancelledItem['kind'], 'leg' | 'cabin'>;
  position: number;
};

/** What is picked, by {@link keyOf}. */
export type Picks = ReadonlySet<string>;

export type Scope = 'all' | LegName | 'some';

type Trip = {
  outbound: ReservationLeg;
  return: ReservationLeg | null;
  passengers: readonly Passenger[];
};

export const keyOf = ({ leg, kind, position }: Pick): string => `${leg} ${kind} ${position}`;

/** The legs that there are, in order. */
export const legsOf = (trip: Trip): LegName[] =>
  trip.return ? ['outbound', 'return'] : ['outbound'];

/** A passenger's cabin on a leg; null: not aboard. */
const cabinOf = (passenger: Passenger, leg: LegName): number | null =>
  leg === 'outbound' ? passenger.outboundCabin : passenger.returnCabin;

const positions = (list: readonly unknown[]) => [...list.keys()];

/** Positions of those aboard a leg; of a cabin only, where one is named. */
export const aboard = ({ passengers }: Trip, leg: LegName, cabin?: number): number[] =>
  passengers.flatMap((passenger, index) => {
    const own = cabinOf(passenger, leg);
    return own !== null && (cabin === undefined || own === cabin) ? [index] : [];
  });

/** Everything on some legs. */
export function picksOf(trip: Trip, legs: readonly LegName[]): Set<string> {
  const all = legs.flatMap((leg) => {
    const booked = trip[leg];
    if (!booked) return [];
    return [
      ...aboard(trip, leg).map((position): Pick => ({ leg, kind: 'passenger', position })),
      ...positions(booked.vehicles).map((position): Pick => ({ leg, kind: 'vehicle', position })),
      ...positions(booked.pets).map((position): Pick => ({ leg, kind: 'pet', position })),
      ...positions(booked.meals).map((position): Pick => ({ leg, kind: 'meal', position })),
    ];
  });
  return new Set(all.map(keyOf));
}

/** The legs that do not sail, where there are some; else all. */
export function pickedFirst(trip: Trip, open: readonly LegName[]): readonly LegName[] {
  const off = open.filter((leg) => {
    const booked = trip[leg];
    return booked !== null && isEnded(booked);
  });
  return off.length > 0 ? off : open;
}

/** Those who lodge in a cabin. */
export const picksOfCabin = (trip: Trip, leg: LegName, cabin: number): string[] =>
  aboard(trip, leg, cabin).map((position) => keyOf({ leg, kind: 'passenger', position }));

const isSame = (one: Picks, other: Picks) =>
  one.size === other.size && [...one].every((key) => other.has(key));

/**
 * Which of the short choices the picks are.
 * @param open legs of which something can still be cancelled
 */
export function scopeOf(trip: Trip, open: readonly LegName[], picks: Picks): Scope {
  if (isSame(picks, picksOf(trip, open))) return 'all';
  return open.find((leg) => isSame(picks, picksOf(trip, [leg]))) ?? 'some';
}

/** The picks as the contract takes them: a leg as a whole where nobody stays aboard and nothing is left. */
export function itemsOf(trip: Trip, picks: Picks): CancelledItem[] {
  return legsOf(trip).flatMap((leg): CancelledItem[] => {
    const all = picksOf(trip, [leg]);
    const own = [...all].filter((key) => picks.has(key));
    if (own.length === all.size) return [{ leg, kind: 'leg', position: null }];
    return own.map((key) => {
      const [, kind, position] = key.split(' ');
      // Written by keyOf.
      return { leg, kind: kind as Pick['kind'], position: Number(position) };
    });
  });
}

/** The picks with what may not stay without them. */
export const withCompany = (picks: Picks, company: readonly AlsoCancelled[]): Set<string> =>
  new Set([...picks, ...company.map(keyOf)]);

/** The picks with some more, or fewer. */
export function toggled(picks: Picks, keys: readonly string[], isSelected: boolean): Set<string> {
  const next = new Set(picks);
  for (const key of keys) {
    if (isSelected) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Drivers who stay although their vehicle goes, by position. */
export function driversLeft(trip: Trip, picks: Picks): Pick[] {
  return legsOf(trip).flatMap((leg) =>
    (trip[leg]?.vehicles ?? []).flatMap(({ driver }, position): Pick[] => {
      if (driver === null || !picks.has(keyOf({ leg, kind: 'vehicle', position }))) return [];
      const pick: Pick = { leg, kind: 'passenger', position: driver };
      return picks.has(keyOf(pick)) ? [] : [pick];
    }),
  );
}

/** Of the drivers who were chosen, those of a vehicle that stays although who drove it goes. */
export const driversOf = (trip: Trip, picks: Picks, chosen: readonly NewDriver[]): NewDriver[] =>
  chosen.filter(({ leg, vehicle, driver }) => {
    const before = trip[leg]?.vehicles[vehicle]?.driver ?? -1;
    return (
      picks.has(keyOf({ leg, kind: 'passenger', position: before })) &&
      !picks.has(keyOf({ leg, kind: 'vehicle', position: vehicle })) &&
      !picks.has(keyOf({ leg, kind: 'passenger', position: driver }))
    );
  });
