import type { ChangedPart, CustomerInput, LegChoice, LegName } from '@ferry/api/customer-server';
import type { StoredTrip } from '../../database/stored-trip.ts';
import { isSame } from '../content-hash.ts';
import { bookedChoice, bookedCustomers } from './booked-choice.ts';
import type { BookingToChange } from './find-booking.ts';

/** What is chosen, and who travels. */
export interface RequestedTrip {
  trip: StoredTrip;
  customers: CustomerInput;
}

/** What of a draft is another than in the booking, in the order of all parts. */
export function changedParts(
  booking: Pick<BookingToChange, 'row' | 'legs'>,
  requested: RequestedTrip,
): ChangedPart[] {
  const booked = { trip: bookedChoice(booking), customers: bookedCustomers(booking) };
  const parts = Object.keys(IS_CHANGED) as ChangedPart[];
  return parts.filter((part) => IS_CHANGED[part](booked, requested));
}

type Compare = (booked: RequestedTrip, requested: RequestedTrip) => boolean;

const LEGS: readonly LegName[] = ['outbound', 'return'];

const hasOtherParty: Compare = (one, other) => onSomeLeg(one, other, ({ party }) => party);

const IS_CHANGED: Record<ChangedPart, Compare> = {
  outboundSailing: ({ trip: one }, { trip: other }) =>
    !isSame(sailingOf(one.outbound), sailingOf(other.outbound)),
  returnSailing: ({ trip: one }, { trip: other }) =>
    !isSame(sailingOf(one.return), sailingOf(other.return)),
  cabins: (one, other) =>
    onSomeLeg(one, other, cabinsOf) || LEGS.some((leg) => differs(one, other, leg, seats)),
  passengers: hasOtherParty,
  names: (one, other) => !hasOtherParty(one, other) && !isSame(people(one), people(other)),
  vehicles: (one, other) =>
    onSomeLeg(one, other, ({ vehicles }) => vehicles) ||
    LEGS.some((leg) => differs(one, other, leg, details)),
  options: (one, other) => onSomeLeg(one, other, ({ pets, meals }) => ({ pets, meals })),
  contact: ({ customers: one }, { customers: other }) =>
    !isSame(one.representative, other.representative),
};

const sailingOf = (leg: LegChoice | null) =>
  leg && [leg.sailingId, leg.fromPortId, leg.toPortId].join(' ');

/** Legs that are in both; one that is added or given up is a matter of its sailing. */
function onSomeLeg(
  one: RequestedTrip,
  other: RequestedTrip,
  of: (leg: LegChoice, isMoved: boolean) => unknown,
): boolean {
  return LEGS.some((name) => {
    const [before, after] = [one.trip[name], other.trip[name]];
    if (!before || !after) return false;
    const isMoved = before.sailingId !== after.sailingId;
    return !isSame(of(before, isMoved), of(after, isMoved));
  });
}

/** Another vessel has other cabin types: then only how many there are, and for whom. */
const cabinsOf = ({ cabins }: LegChoice, isMoved: boolean) =>
  cabins.map(({ cabinTypeId, ...cabin }) => (isMoved ? cabin : { ...cabin, cabinTypeId }));

/** What is said of a leg by its customers, where it is in both. */
const differs = (
  one: RequestedTrip,
  other: RequestedTrip,
  leg: LegName,
  of: (requested: RequestedTrip, leg: LegName) => unknown,
): boolean =>
  one.trip[leg] !== null && other.trip[leg] !== null && !isSame(of(one, leg), of(other, leg));

/** Who is in which cabin; one who is added or goes is a matter of the passengers. */
const seats = ({ customers }: RequestedTrip, leg: LegName) =>
  customers.passengers.map(({ outboundCabin, returnCabin }) =>
    leg === 'outbound' ? outboundCabin : returnCabin,
  );

const people = ({ customers }: RequestedTrip) =>
  customers.passengers.map(({ outboundCabin: _, returnCabin: __, ...person }) => person);

const details = (
  { customers: { outboundVehicles, returnVehicles } }: RequestedTrip,
  leg: LegName,
) => (leg === 'outbound' ? outboundVehicles : returnVehicles);
