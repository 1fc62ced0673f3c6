import type { CustomerInput, PassengerInput } from '@ferry/api/customer-server';
import { toKatakana } from '@ferry/format/kana';
import { parseDate } from '@ferry/format/typed-date';
import { normaliseText } from '@ferry/format/width';
import type { Kysely } from 'kysely';
import type { ResidentPerson } from '../../database/member-tables.ts';
import type { Database } from '../../database/schema.ts';
import { scopesOf } from '../members/scopes.ts';

/** What a passenger must have in common with a member to be that member. */
export type ResidentMember = Record<'familyNameKana' | 'givenNameKana' | 'birthDate', string>;

const SCOPE = 'resident';

/**
 * A member who is granted the fare of residents: the person whom the operator has seen, because the
 * profile is the member's own to change.
 * @returns undefined for one who is not, and for one whose birth date was not known
 */
export function residentOf(
  row: { scope: unknown; resident_person: ResidentPerson | null } | undefined,
): ResidentMember | undefined {
  if (!row?.resident_person || !scopesOf(row.scope).includes(SCOPE)) return undefined;
  const { birthDate, ...reading } = row.resident_person;
  return birthDate === null ? undefined : { ...reading, birthDate };
}

/** As {@link residentOf}, of a member. */
export async function findResident(
  db: Kysely<Database>,
  memberId: string,
): Promise<ResidentMember | undefined> {
  const columns = ['scope', 'resident_person'] as const;
  const query = db.selectFrom('member').select(columns).where('id', '=', memberId);
  return residentOf(await query.executeTakeFirst());
}

/**
 * Position of the passenger who is the member: the reading of the name and the birth date are
 * those of the grant. Companions have the fare with a document only.
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
