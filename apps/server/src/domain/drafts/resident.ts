import type { CustomerInput, PassengerInput } from '@ferry/api/customer-server';
import type { Member } from '@ferry/api/external-server';
import { toKatakana } from '@ferry/format/kana';
import { parseDate } from '@ferry/format/typed-date';
import { normaliseText } from '@ferry/format/width';

/** What a passenger must have in common with a member to be that member. */
export type ResidentMember = Record<'familyNameKana' | 'givenNameKana' | 'birthDate', string>;

const SCOPE = 'resident';

/**
 * A member who is granted the fare of residents.
 * @returns undefined for one who is not, and for one whose birth date is not known
 */
export function residentOf(
  member: Pick<Member, 'scope' | keyof ResidentMember>,
): ResidentMember | undefined {
  const { scope = [], familyNameKana = '', givenNameKana = '', birthDate = '' } = member;
  if (!scope.includes(SCOPE) || birthDate === '') return undefined;
  return { familyNameKana, givenNameKana, birthDate };
}

/**
 * Position of the passenger who is the member: the reading of the name and the birth date are
 * theirs. Companions have the fare with a document only.
 */
export function residentPassenger(
  { passengers }: Pick<CustomerInput, 'passengers'>,
  resident: ResidentMember | undefined,
): number | undefined {
  if (!resident) return undefined;
  const index = passengers.findIndex((passenger) => isMember(passenger, resident));
  return index < 0 ? undefined : index;
}

function isMember(passenger: PassengerInput, member: ResidentMember): boolean {
  const isSameName = (['familyNameKana', 'givenNameKana'] as const).every(
    (name) => readingOf(passenger[name]) === readingOf(member[name]),
  );
  return isSameName && parseDate(passenger.birthDate) === member.birthDate;
}

const readingOf = (text: string): string => toKatakana(normaliseText(text));
