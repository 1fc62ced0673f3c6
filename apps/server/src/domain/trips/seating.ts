import type { LegChoice, LegName, PassengerClass } from '@ferry/api/customer-server';
import type { Seat } from '../../database/fare-input.ts';
import type { StoredTrip } from '../../database/stored-trip.ts';
import type { PassengerRules } from '../../rules/selling-rules.ts';
import { type CabinParty, PARTY_CLASSES, type Party, payingInfants } from '../fares/party.ts';
import { CABIN_OF, legsOf, type Traveller } from './trip.ts';

export const CLASSES = ['adult', 'child', 'infant', 'baby'] as const;
const KEYS: Record<PassengerClass, (typeof PARTY_CLASSES)[number]> = {
  adult: 'adults',
  child: 'children',
  infant: 'infants',
  baby: 'babies',
};

const countOf = (party: Party, passengerClass: PassengerClass): number =>
  party[KEYS[passengerClass]];

/**
 * The classes of all passengers who travel on some leg: of each class as many as the larger party
 * has.
 */
export function classesOf(trip: StoredTrip): PassengerClass[] {
  const parties = legsOf(trip).map(([, leg]) => leg.party);
  return CLASSES.flatMap((each) =>
    Array<PassengerClass>(Math.max(...parties.map((party) => countOf(party, each)))).fill(each),
  );
}

/** All passengers who travel, in the cabins as they come: the first of a class on both legs. */
export function seatEverybody(trip: StoredTrip): Traveller[] {
  const travellers = classesOf(trip).map((passengerClass): Traveller => {
    return { passengerClass, outboundCabin: null, returnCabin: null };
  });
  return legsOf(trip).reduce((seated, [name, leg]) => seatOnLeg(seated, name, leg), travellers);
}

/** The same people with cabins on one leg: those who have them, if the leg's cabins still fit. */
export function seatOnLeg<Person extends Traveller>(
  people: readonly Person[],
  name: LegName,
  leg: LegChoice,
): Person[] {
  const key = CABIN_OF[name];
  if (isSeated(people, name, leg)) return [...people];
  const berths = new Map(
    CLASSES.map((each) => [
      each,
      leg.cabins.flatMap(({ party }, cabin) => Array<number>(countOf(party, each)).fill(cabin)),
    ]),
  );
  return people.map((person) => ({
    ...person,
    [key]: berths.get(person.passengerClass)?.shift() ?? null,
  }));
}

/**
 * Whether each of the leg's cabins has exactly the people of its party, and nobody is elsewhere.
 */
export function isSeated(people: readonly Traveller[], name: LegName, leg: LegChoice): boolean {
  const key = CABIN_OF[name];
  const aboard = people.filter((person) => person[key] !== null);
  return (
    aboard.length === leg.cabins.reduce((sum, { party }) => sum + sizeOf(party), 0) &&
    leg.cabins.every(({ party }, cabin) =>
      CLASSES.every(
        (each) =>
          aboard.filter((person) => person.passengerClass === each && person[key] === cabin)
            .length === countOf(party, each),
      ),
    )
  );
}

const sizeOf = (party: Party) => PARTY_CLASSES.reduce((sum, each) => sum + party[each], 0);

/** The seats of one cabin of a leg. The first infants of it are those who travel free. */
export function seatsOf(
  people: readonly Traveller[],
  name: LegName,
  cabinPosition: number,
  cabin: CabinParty,
  rules: PassengerRules,
): Seat[] {
  let free = cabin.party.infants - payingInfants(cabin, rules);
  return people.flatMap((person, passenger): Seat[] => {
    if (person[CABIN_OF[name]] !== cabinPosition) return [];
    if (person.passengerClass !== 'infant') return [{ passenger, kind: person.passengerClass }];
    free -= 1;
    return [{ passenger, kind: free >= 0 ? 'freeInfant' : 'payingInfant' }];
  });
}
