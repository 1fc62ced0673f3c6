import type { CustomerInput, PassengerInput, VehicleInput } from '@ferry/api/customer';

/** What families share. */
export const familyFields = ['familyName', 'familyNameKana', 'city'] as const;

type Shared = (typeof familyFields)[number];

/** Passengers share the family name of passenger 1, unless that name is not divided. */
const sharedOf = (passenger: PassengerInput, field: Shared): string =>
  field !== 'city' && passenger.hasOneName ? '' : passenger[field];

/** Whether a passenger could have another family name or home, and take over that of passenger 1. */
export const canTakeOver = (first: PassengerInput, other: PassengerInput): boolean =>
  !first.hasOneName &&
  !other.hasOneName &&
  familyFields.some((field) => first[field] !== other[field]);

/**
 * Family name and home of passenger 1 become those of every passenger who has not answered
 * otherwise: each value that was the same before the change follows it.
 */
export function withFamilyFollowing(last: CustomerInput, next: CustomerInput): CustomerInput {
  const [before] = last.passengers;
  const [after] = next.passengers;
  if (!before || !after) return next;
  const changed = familyFields.filter(
    (field) => sharedOf(before, field) !== sharedOf(after, field),
  );
  if (changed.length === 0) return next;
  const passengers = next.passengers.map((passenger, index) => {
    const following = changed.filter(
      (field) =>
        index > 0 &&
        (field === 'city' || !passenger.hasOneName) &&
        last.passengers[index]?.[field] === sharedOf(before, field),
    );
    if (following.length === 0) return passenger;
    const taken = following.map((field) => [field, sharedOf(after, field)]);
    return { ...passenger, ...Object.fromEntries(taken) };
  });
  return { ...next, passengers };
}

/** Whether a vehicle of the return leg is answered as on the outbound leg, driver and all. */
export function isSameVehicle(one: VehicleInput | undefined, other: VehicleInput | undefined) {
  if (!one || !other) return false;
  const text = ({ plate, driver, model, plateUndecided, isLow }: VehicleInput) =>
    JSON.stringify([
      [driver, model, plateUndecided, isLow],
      [plate.place, plate.classNumber, plate.kana, plate.number],
    ]);
  return text(one) === text(other);
}

/**
 * A vehicle that returns as it went follows the answers of the outbound leg, and who drives it if they
 * return as well.
 *
 * @param isPaired whether the vehicles at a position are the same one on both legs
 */
export function withVehiclesFollowing(
  last: CustomerInput,
  next: CustomerInput,
  isPaired: (index: number) => boolean,
): CustomerInput {
  if (last.outboundVehicles === next.outboundVehicles) return next;
  const returnVehicles = next.returnVehicles.map((vehicle, index) => {
    const changed = next.outboundVehicles[index];
    const follows =
      isPaired(index) && isSameVehicle(last.returnVehicles[index], last.outboundVehicles[index]);
    if (!changed || !follows) return vehicle;
    const isAboard =
      changed.driver === null || next.passengers[changed.driver]?.returnCabin !== null;
    return { ...changed, driver: isAboard ? changed.driver : vehicle.driver };
  });
  return { ...next, returnVehicles };
}

/** Whether the city of a passenger is that of passenger 1 and says no more than it. */
const isCityOfFirst = ({ passengers }: CustomerInput, index: number): boolean =>
  index > 0 && passengers[index]?.city === passengers[0]?.city;

/**
 * Path of the field that a follower takes its value from; the problem of both is put right there.
 */
function originOf(path: string, input: CustomerInput, isPaired: (index: number) => boolean) {
  const [owner, at, field] = path.split('.');
  const index = Number(at);
  if (owner === 'passengers' && field === 'city' && isCityOfFirst(input, index)) {
    return 'passengers.0.city';
  }
  if (owner !== 'returnVehicles' || !isPaired(index)) return undefined;
  if (!isSameVehicle(input.outboundVehicles[index], input.returnVehicles[index])) return undefined;
  return path.replace('returnVehicles', 'outboundVehicles');
}

/**
 * Problems without those of a field that follows another one with the same problem: the vehicle
 * that returns as it went, the city of the family.
 */
export const withoutRepeated = <Problem extends { path: string }>(
  problems: readonly Problem[],
  input: CustomerInput,
  isPaired: (index: number) => boolean,
): Problem[] =>
  problems.filter(({ path }) => {
    const origin = originOf(path, input, isPaired);
    return !problems.some((problem) => problem.path === origin);
  });
