import type { CustomerInput, PassengerInput } from '@ferry/api/customer';
import { fieldAt } from '../../shared/model/customer-fields.ts';
import { familyFields, withFamilyFollowing } from './followers.ts';

/** Dotted path of one answer: `representative.phone`, `passengers.0.discount.carer`. */
export type AnswerPath = string;

const names = ['familyName', 'givenName', 'familyNameKana', 'givenNameKana'] as const;

/** Whether it is said who it is: the family name alone, which families share, names nobody. */
export const isNamed = ({ familyName, givenName, hasOneName }: PassengerInput): boolean =>
  givenName !== '' || (hasOneName === true && familyName !== '');

/** What stands at a path; undefined where there is nothing. */
const valueAt = (record: unknown, path: AnswerPath): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
      record,
    );

/** A copy of the record with another value at the path; what is beside the path stays the same. */
function withValueAt(record: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(record)) {
    return record.map((item, index) =>
      index === Number(key) ? withValueAt(item, rest, value) : item,
    );
  }
  if (typeof record !== 'object' || record === null) return record;
  return { ...record, [key]: withValueAt(Reflect.get(record, key), rest, value) };
}

/** The representative who travels is passenger 1: the names are typed there, once. */
function withPassengerAsRepresentative(input: CustomerInput): CustomerInput {
  const { representative, passengers } = input;
  const [first] = passengers;
  if (!representative.travels || !first) return input;
  const parts = [...names, 'hasOneName'] as const;
  if (parts.every((part) => first[part] === representative[part])) return input;
  const copied = Object.fromEntries(parts.map((part) => [part, first[part]]));
  return { ...input, representative: { ...representative, ...copied } };
}

/**
 * A draft whose representative has a name that passenger 1 has not got yet: an account filled it
 * in, or a form that asked the representative.
 */
export function withNamesOfRepresentative(input: CustomerInput): CustomerInput {
  const { representative, passengers } = input;
  const [first, ...others] = passengers;
  if (!representative.travels || !first) return input;
  const lacking = names.filter((name) => first[name] === '' && representative[name] !== '');
  if (lacking.length === 0) return withPassengerAsRepresentative(input);
  const filled = Object.fromEntries(
    [...lacking, 'hasOneName' as const].map((part) => [part, representative[part]]),
  );
  return withPassengerAsRepresentative({
    ...input,
    passengers: [{ ...first, ...filled }, ...others],
  });
}

/** A representative who does not travel has another name than passenger 1. */
function withoutCopiedNames(path: AnswerPath, next: CustomerInput): CustomerInput {
  if (path !== 'representative.travels' || next.representative.travels) return next;
  const blank = Object.fromEntries(names.map((name) => [name, '']));
  return { ...next, representative: { ...next.representative, ...blank, hasOneName: false } };
}

/** The contract's word for an address that is not in Japan. */
const ABROAD = '日本国外';

/**
 * The representative who travels lives where passenger 1 lives: the city of the address is the
 * passenger's too, until that is answered otherwise.
 */
function withCityOfAddress(last: CustomerInput, next: CustomerInput): CustomerInput {
  const { travels, prefecture, city } = next.representative;
  const before = last.representative.city;
  const ofPassenger = next.passengers[0]?.city;
  if (!travels || prefecture === ABROAD || city === before) return next;
  if (ofPassenger !== '' && ofPassenger !== before) return next;
  const [first, ...others] = next.passengers;
  return first ? { ...next, passengers: [{ ...first, city }, ...others] } : next;
}

/** A baby is under one year old: nobody asks for an age that has one answer. */
export function withKnownAge(passenger: PassengerInput): PassengerInput {
  const { passengerClass, age, birthDate } = passenger;
  const isKnown = passengerClass === 'baby' && age === '' && birthDate === '';
  return isKnown ? { ...passenger, age: '0' } : passenger;
}

/** Known ages of all passengers. @returns the input itself when no age follows */
export function withKnownAges(input: CustomerInput): CustomerInput {
  const passengers = input.passengers.map(withKnownAge);
  const isSame = passengers.every((passenger, index) => passenger === input.passengers[index]);
  return isSame ? input : { ...input, passengers };
}

/** Proposes the first adult aboard as the driver of the first vehicle; who drives is seen and can be changed. */
export function withProposedDriver(input: CustomerInput): CustomerInput {
  const firstAdult = (cabin: 'outboundCabin' | 'returnCabin'): number | null => {
    const at = input.passengers.findIndex(
      (passenger) => passenger.passengerClass === 'adult' && passenger[cabin] !== null,
    );
    return at < 0 ? null : at;
  };
  const driven = (vehicles: CustomerInput['outboundVehicles'], driver: number | null) =>
    driver !== null && vehicles[0]?.driver === null
      ? vehicles.map((vehicle, index) => (index === 0 ? { ...vehicle, driver } : vehicle))
      : vehicles;
  const outboundVehicles = driven(input.outboundVehicles, firstAdult('outboundCabin'));
  const returnVehicles = driven(input.returnVehicles, firstAdult('returnCabin'));
  return outboundVehicles === input.outboundVehicles && returnVehicles === input.returnVehicles
    ? input
    : { ...input, outboundVehicles, returnVehicles };
}

/** The answers with one of them changed; the same object when nothing changes. */
export function withAnswer(input: CustomerInput, path: AnswerPath, value: unknown): CustomerInput {
  if (valueAt(input, path) === value) return input;
  // The record keeps its shape: `path` names one of its own fields.
  const next = withValueAt(input, path.split('.'), value) as CustomerInput;
  const answered = withCityOfAddress(input, withoutCopiedNames(path, next));
  return withPassengerAsRepresentative(withFamilyFollowing(input, answered));
}

/** The answer of a field that was left, in its tidy form: `０９０…` → `090-…`, ひらがな → カタカナ. */
export function withTidyAnswer(input: CustomerInput, path: AnswerPath): CustomerInput {
  const typed = valueAt(input, path);
  // Most of a form for nine is empty when it is sent too early: no rule has to be looked up for that.
  if (typeof typed !== 'string' || typed === '') return input;
  const { tidy } = fieldAt(path);
  return tidy ? withAnswer(input, path, tidy(typed)) : input;
}

/** One answer for all passengers: whether they need help in an emergency, for the passenger list. */
export const withEmergencySupport = (
  input: CustomerInput,
  emergencySupport: PassengerInput['emergencySupport'],
): CustomerInput => ({
  ...input,
  passengers: input.passengers.map((passenger) => ({ ...passenger, emergencySupport })),
});

/** Passenger `index` gets family name and city of passenger 1, which families share. */
export const withFamilyOfFirst = (input: CustomerInput, index: number): CustomerInput =>
  familyFields.reduce(
    (last, field) => withAnswer(last, `passengers.${index}.${field}`, input.passengers[0]?.[field]),
    input,
  );

/** The return leg has the vehicles of the outbound leg: what was typed of them, and who drives. */
export const withSameVehicles = (input: CustomerInput): CustomerInput => ({
  ...input,
  returnVehicles: input.returnVehicles.map((vehicle, index) => {
    const model = input.outboundVehicles[index];
    if (!model) return vehicle;
    const isAboard = model.driver !== null && input.passengers[model.driver]?.returnCabin !== null;
    return { ...model, driver: isAboard ? model.driver : vehicle.driver };
  }),
});

/**
 * A passenger in another cabin of a leg. Each cabin keeps as many of each class as were chosen for
 * it, so a passenger of the same class comes in exchange; without such a person nothing changes.
 */
export function withCabin(
  input: CustomerInput,
  index: number,
  leg: 'outboundCabin' | 'returnCabin',
  cabin: number,
): CustomerInput {
  const mover = input.passengers[index];
  const other = input.passengers.findIndex(
    (passenger) => passenger.passengerClass === mover?.passengerClass && passenger[leg] === cabin,
  );
  if (!mover || other < 0 || mover[leg] === cabin) return input;
  const moved = withAnswer(input, `passengers.${index}.${leg}`, cabin);
  return withAnswer(moved, `passengers.${other}.${leg}`, mover[leg]);
}

/** All answers in their tidy form, for a submit that leaves no field (Enter). */
export function withTidyAnswers(input: CustomerInput): CustomerInput {
  const of = (owner: string, records: readonly object[]) =>
    records.flatMap((record, index) =>
      Object.keys(record).map((field) => `${owner}.${index}.${field}`),
    );
  return [
    ...Object.keys(input.representative).map((field) => `representative.${field}`),
    ...of('passengers', input.passengers),
    ...of('outboundVehicles', input.outboundVehicles),
    ...of('returnVehicles', input.returnVehicles),
  ].reduce(withTidyAnswer, input);
}
