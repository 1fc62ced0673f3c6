import { isDeepStrictEqual } from 'node:util';
import type { Draft, PassengerInput } from '@ferry/api/customer-server';
import type { Companion, Member, MemberInput } from '@ferry/api/external-server';
import { parseDate } from '@ferry/format/typed-date';
import { checkCompanion } from '../domain/members/check-companion.ts';
import { type CheckedMember, checkMember, isAddressGiven } from '../domain/members/check-member.ts';
import type { EntryContent } from '../domain/members/entry-rows.ts';
import {
  checkNames,
  type NameInput,
  type Names,
  namesAsTyped,
} from '../domain/people/check-names.ts';
import type { Report } from '../domain/people/problems.ts';

type Customers = Draft['customers'];

const NO_HEALTH = {
  emergencySupport: 'none',
  emergencySupportDetail: '',
  certificate: '',
  disabilityClass: '',
  assistance: [],
  assistanceNote: '',
  sensitiveDataConsent: false,
} as const;

const nobody: Report = () => undefined;

const hasSameName = (one: Partial<Names>, other: Names) =>
  (one.familyName ?? '') === other.familyName && (one.givenName ?? '') === other.givenName;
const hasSameKana = (one: Partial<Names>, other: Names) =>
  (one.familyNameKana ?? '') === other.familyNameKana &&
  (one.givenNameKana ?? '') === other.givenNameKana;

/**
 * Whether a person of a booking is the member: by their name, or by its reading where that was
 * corrected. Another birth date is another person's, whatever the name.
 */
export function isMember(
  member: Member,
  person: Parameters<typeof checkNames>[0] & { birthDate?: string },
): boolean {
  const names = checkNames(person, nobody);
  const birthDate = parseDate(person.birthDate ?? '');
  if (birthDate && member.birthDate && birthDate !== member.birthDate) return false;
  return hasSameName(member, names) || hasSameKana(member, names);
}

/**
 * The member's own data with what the booking's representative says. What cannot be kept (an address
 * that is not complete) stays as it was.
 * @returns undefined when the representative is another person
 */
export function ownData(
  member: Member,
  { representative, passengers }: Customers,
  now: Date,
): { before: CheckedMember; after: CheckedMember } | undefined {
  const traveller = representative.travels ? passengers[0] : undefined;
  const person = traveller ?? representative;
  if (!isMember(member, person)) return undefined;
  const own = inputOf(member);
  const before = checkMember(own, nobody, now);
  const wrong = new Set<string>();
  const typed: MemberInput = {
    ...own,
    ...namesOf(person),
    // What a booking leaves out is not taken away from the profile.
    phone: representative.phone.trim() ? representative.phone : own.phone,
    address: isAddressGiven(representative) ? representative : own.address,
    ...(traveller?.birthDate && { birthDate: traveller.birthDate }),
    ...(traveller?.sex && { sex: traveller.sex }),
    ...(traveller?.livesAbroad && {
      nationality: traveller.nationality,
      passportNumber: traveller.passportNumber,
    }),
  };
  const after = checkMember(typed, (field) => wrong.add(field.split('.')[0] ?? field), now);
  const kept = Object.fromEntries(Object.entries(before).filter(([field]) => wrong.has(field)));
  return { before, after: { ...after, ...kept } };
}

const namesOf = (person: NameInput): NameInput => ({
  ...namesAsTyped(person),
  hasOneName: person.hasOneName ?? false,
});

const NOWHERE = { postalCode: null, prefecture: '', city: '', line1: '', building: '' };

/** What a member is shown as their own, as their form would send it. */
function inputOf(member: Member): MemberInput {
  const { address = NOWHERE } = member;
  return {
    ...namesAsTyped({
      familyName: member.familyName ?? '',
      givenName: member.givenName ?? '',
      familyNameKana: member.familyNameKana ?? '',
      givenNameKana: member.givenNameKana ?? '',
    }),
    birthDate: member.birthDate ?? '',
    sex: member.sex ?? '',
    phone: member.phone ?? '',
    address: { ...address, postalCode: address.postalCode ?? '' },
    nationality: member.nationality ?? '',
    passportNumber: member.passportNumber ?? '',
    news: member.news ?? false,
  };
}

/**
 * A passenger as a companion, without anything about disabilities and health: that is kept with a
 * consent of its own, and not by the way.
 * @returns undefined for one whose birth date was not asked, whom nobody would find again
 */
export function companionOf(
  passenger: PassengerInput,
  now: Date,
): EntryContent<'companion'> | undefined {
  const { livesAbroad, city, nationality, passportNumber, birthDate, sex } = passenger;
  const person = { livesAbroad, city, nationality, passportNumber, birthDate, sex };
  const wrong: string[] = [];
  const companion = checkCompanion(
    { ...namesOf(passenger), ...person, ...NO_HEALTH, assistance: [] },
    (field) => wrong.push(field),
    now,
  );
  return wrong.length > 0 ? undefined : companion;
}

/** Whether it is the same person: of name, reading and birth date one may have been corrected. */
export function isSamePerson(
  one: EntryContent<'companion'>,
  other: EntryContent<'companion'>,
): boolean {
  const same = [
    hasSameName(one, other),
    hasSameKana(one, other),
    one.birthDate === other.birthDate,
  ];
  return same.filter(Boolean).length >= 2;
}

/** The companion as the booking has them; of disabilities and health what the profile has. */
export const withHealthOf = (
  { emergencySupport, emergencySupportDetail, certificate, disabilityClass, ...kept }: Companion,
  found: EntryContent<'companion'>,
): EntryContent<'companion'> => ({
  ...found,
  emergencySupport,
  emergencySupportDetail,
  certificate,
  disabilityClass,
  assistance: kept.assistance,
  assistanceNote: kept.assistanceNote,
});

/** Whether an entry has this content already. */
export function hasContent<Content extends object>(
  entry: Content & { id: string; version: number },
  content: Content,
): boolean {
  const { id, version, ...kept } = entry;
  return isDeepStrictEqual(kept, { ...content });
}
