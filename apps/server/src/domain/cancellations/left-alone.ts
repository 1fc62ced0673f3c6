import type { AlsoCancelled, Passenger } from '@ferry/api/customer-server';
import { aboard, type BookedLeg, type BookedTrip, type Cut, cabinOf } from './booked-trip.ts';
import { addLeg, isWholeLeg, type OpenCut } from './cut.ts';

type Company = Pick<BookedTrip, 'passengers' | 'legs'>;

/**
 * What may not stay alone once something is cancelled, and so is cancelled with it: a vehicle without
 * its driver (a driver without the vehicle may stay, and pays a passenger's fare), children without an
 * adult on the leg, infants and babies without one in their cabin, a pet without the vehicle or cabin
 * that it travels in, and everything on a leg on which nobody travels any more. The cut grows by it.
 * @returns what was added, in the order of its reasons
 */
export function addLeftAlone(trip: BookedTrip, cut: OpenCut): AlsoCancelled[] {
  const added: AlsoCancelled[] = [];
  for (let before = -1; before !== added.length; ) {
    before = added.length;
    for (const leg of trip.legs) added.push(...addOnLeg(trip, cut, leg));
  }
  return added;
}

function addOnLeg(trip: BookedTrip, cut: OpenCut, leg: BookedLeg): AlsoCancelled[] {
  const isTouched = cut[leg.leg].passengers.size + cut[leg.leg].vehicles.size > 0;
  if (!isTouched) return [];
  if (isWholeLeg(trip, cut, leg.leg)) return addRest(trip, cut, leg);
  return [
    ...add(cut, leg, 'vehicle', 'noDriver', withoutDriver(trip, cut, leg)),
    ...add(cut, leg, 'passenger', 'noAdult', withoutAdult(trip, cut, leg)),
    ...add(cut, leg, 'pet', 'noPlace', petsWithoutPlace(trip, cut, leg)),
  ];
}

const LISTS = { vehicle: 'vehicles', passenger: 'passengers', pet: 'pets' } as const;

function add(
  cut: OpenCut,
  { leg }: BookedLeg,
  kind: keyof typeof LISTS,
  reason: AlsoCancelled['reason'],
  positions: readonly number[],
): AlsoCancelled[] {
  const list = cut[leg][LISTS[kind]];
  const fresh = positions.filter((position) => !list.has(position));
  for (const position of fresh) list.add(position);
  return fresh.map((position) => ({ leg, kind, position, reason }));
}

function addRest(trip: BookedTrip, cut: OpenCut, { leg, content }: BookedLeg): AlsoCancelled[] {
  const before = cut[leg];
  const rest = (['vehicles', 'pets', 'meals'] as const).flatMap((list) =>
    [...content[list].keys()]
      .filter((position) => !before[list].has(position))
      .map((position) => ({
        leg,
        kind: SINGULAR[list],
        position,
        reason: 'nobodyAboard' as const,
      })),
  );
  addLeg(trip, cut, leg);
  return rest;
}

const SINGULAR = { vehicles: 'vehicle', pets: 'pet', meals: 'meal' } as const;

/** Those who stay aboard the leg, by position. */
export const staying = ({ passengers }: Company, cut: Cut, { leg }: BookedLeg): number[] =>
  aboard(passengers, leg).filter((index) => !cut[leg].passengers.has(index));

/** Vehicles that are driven stay with their driver, those that are ridden with a rider. */
function withoutDriver(trip: Company, cut: Cut, leg: BookedLeg): number[] {
  const left = staying(trip, cut, leg);
  const vehicles = [...leg.content.vehicles.keys()].filter(
    (index) => !cut[leg.leg].vehicles.has(index),
  );
  const driverOf = (index: number) => leg.content.vehicles[index]?.driver ?? null;
  const driven = vehicles.filter((index) => driverOf(index) !== null);
  const ridden = vehicles.filter((index) => driverOf(index) === null);
  const riders = left.filter((index) => isRider(trip.passengers[index]));
  return [
    ...driven.filter((index) => !left.includes(driverOf(index) ?? -1)),
    ...ridden.slice(riders.length),
  ];
}

const isRider = (passenger: Passenger | undefined) =>
  passenger?.passengerClass === 'adult' || passenger?.passengerClass === 'child';

/** Children travel with an adult on the leg, infants and babies with one in their cabin. */
function withoutAdult({ passengers, ...trip }: BookedTrip, cut: Cut, leg: BookedLeg): number[] {
  const left = staying({ passengers, ...trip }, cut, leg).flatMap((index) => {
    const passenger = passengers[index];
    return passenger ? [{ index, passenger, cabin: cabinOf(passenger, leg.leg) }] : [];
  });
  const adults = left.filter(({ passenger }) => passenger.passengerClass === 'adult');
  if (adults.length === 0) return left.map(({ index }) => index);
  return left
    .filter(({ passenger, cabin }) => {
      const isSmall = !isRider(passenger);
      return isSmall && !adults.some((adult) => adult.cabin === cabin);
    })
    .map(({ index }) => index);
}

function petsWithoutPlace(trip: BookedTrip, cut: Cut, leg: BookedLeg): number[] {
  const left = staying(trip, cut, leg);
  const sold = trip.sale[leg.leg]?.vehicles ?? [];
  const hasVehicle = sold.some(
    ({ takesPets }, index) => takesPets && !cut[leg.leg].vehicles.has(index),
  );
  const hasCabin = leg.content.cabins.some(
    ({ cabinType }, index) =>
      cabinType.takesPets &&
      left.some((each) => {
        const passenger = trip.passengers[each];
        return passenger && cabinOf(passenger, leg.leg) === index;
      }),
  );
  return [...leg.content.pets.keys()].filter((index) => {
    const stay = leg.content.pets[index]?.stay;
    return (stay === 'vehicle' && !hasVehicle) || (stay === 'cabin' && !hasCabin);
  });
}
