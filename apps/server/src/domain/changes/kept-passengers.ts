import type { Passenger, PassengerInput } from '@ferry/api/customer-server';
import { fullName, fullReading, isOneName } from '@ferry/format/full-name';
import { toKatakana } from '@ferry/format/kana';
import { normaliseText } from '@ferry/format/width';

type Named = Pick<
  PassengerInput,
  'passengerClass' | 'familyName' | 'givenName' | 'familyNameKana' | 'givenNameKana' | 'hasOneName'
>;

/**
 * Who of a changed trip is who of the booked one: first those of the same name, then of those who are left whose
 * name has been corrected in a part (a family or given name, or its reading, is still the same). Another class
 * does not matter: a child who is an adult by the new day is the same.
 * @returns of each passenger the position in the booking; null for another person
 */
export function keptPassengers(
  booked: readonly Passenger[],
  people: readonly Named[],
): (number | null)[] {
  const left = new Set(booked.keys());
  const kept = people.map((): number | null => null);
  for (const fits of [isSameName, isCorrected]) {
    for (const [index, person] of people.entries()) {
      if (kept[index] !== null) continue;
      const position = [...left].find((each) => {
        const passenger = booked[each];
        return passenger !== undefined && fits(passenger, person);
      });
      if (position === undefined) continue;
      left.delete(position);
      kept[index] = position;
    }
  }
  return kept;
}

const NAMES = ['familyName', 'givenName'] as const;
const READINGS = ['familyNameKana', 'givenNameKana'] as const;

const isSameName = (one: Named, other: Named): boolean =>
  [...NAMES, ...READINGS].every((name) => tidy(one[name]) === tidy(other[name]));

/**
 * Both of a family have the family name: the given name or its reading is the same, or the whole family name has
 * changed (a marriage). A name that is not divided is compared as a whole.
 */
function isCorrected(one: Named, other: Named): boolean {
  const [name, reading] = ownNames(other);
  if (name === '') return false;
  const [nameBefore, readingBefore] = ownNames({ ...one, hasOneName: isOneName(one) });
  return name === nameBefore || reading === readingBefore;
}

/** What tells a person from their family, and its reading; empty while it is not typed. */
function ownNames(person: Named): [name: string, reading: string] {
  if (!person.hasOneName) return [tidy(person.givenName), tidy(person.givenNameKana)];
  return [tidy(fullName(person)), tidy(fullReading(person))];
}

const tidy = (text: string): string => toKatakana(normaliseText(text));
