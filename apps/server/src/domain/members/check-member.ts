import type { Member, MemberInput } from '@ferry/api/external-server';
import { formatPhone, isPhone, normalisePhone } from '@ferry/format/phone';
import { normaliseText } from '@ferry/format/width';
import { ABROAD, checkAddress } from '../people/check-address.ts';
import { checkBirthDate } from '../people/check-birth-date.ts';
import { checkNames } from '../people/check-names.ts';
import { checkPassport, type Passport } from '../people/check-passport.ts';
import type { Report } from '../people/problems.ts';

/** What a member writes of themselves, in the kept form; `null` where they do not say it. */
export type CheckedMember = Required<
  Pick<
    Member,
    'familyName' | 'givenName' | 'familyNameKana' | 'givenNameKana' | 'phone' | 'address'
  >
> &
  Passport & {
    birthDate: string | null;
    sex: Exclude<MemberInput['sex'], ''> | null;
    news: boolean;
  };

const ADDRESS = ['postalCode', 'prefecture', 'city', 'line1', 'building'] as const;

/** Whether something of an address is written. */
export const isAddressGiven = (address: MemberInput['address']): boolean =>
  ADDRESS.some((field) => normaliseText(address[field]) !== '');

/**
 * A member's own data in the kept form. Names and readings are needed. An address is whole (but for
 * the building) or not there; a phone number that is not given is empty, a birth date is `null`.
 */
export function checkMember(input: MemberInput, report: Report, now: Date): CheckedMember {
  const names = checkNames(input, report);
  const birthDate =
    normaliseText(input.birthDate) === ''
      ? null
      : checkBirthDate(input.birthDate, (code) => report('birthDate', code), now);
  const phone = normalisePhone(input.phone);
  if (phone !== '' && !isPhone(phone)) report('phone', 'INVALID_FORMAT');
  const { address } = input;
  const isAbroad = normaliseText(address.prefecture) === ABROAD;
  const needed = isAbroad
    ? (['prefecture', 'city'] as const)
    : (['postalCode', 'prefecture', 'city', 'line1'] as const);
  for (const field of isAddressGiven(address) ? needed : []) {
    if (normaliseText(address[field]) === '') report(`address.${field}`, 'REQUIRED');
  }
  return {
    ...names,
    birthDate,
    sex: input.sex === '' ? null : input.sex,
    phone: formatPhone(phone),
    news: input.news,
    ...(isAbroad ? checkPassport(input, report) : { nationality: '', passportNumber: '' }),
    address: checkAddress(address, (field, code) => report(`address.${field}`, code)),
  };
}
