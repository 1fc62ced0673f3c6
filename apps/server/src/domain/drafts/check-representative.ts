import type { CustomerInput, Representative } from '@ferry/api/customer-server';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import { formatPhone, isPhone, normalisePhone } from '@ferry/format/phone';
import { checkAddress } from '../people/check-address.ts';
import { checkNames } from '../people/check-names.ts';
import type { Report } from '../people/problems.ts';

export type CheckedRepresentative = Representative;

/** The representative in the kept form. The address is optional; what there is of it is checked. */
export function checkRepresentative(
  input: CustomerInput['representative'],
  report: Report,
): Representative {
  return {
    ...checkNames(input, report),
    ...checkAddress(input, report),
    ...checkContact(input, report),
  };
}

/** How a representative is reached. */
export type ContactOfPerson = Pick<Representative, 'phone' | 'dayPhone' | 'email'>;

/** The contact in the kept form. */
export function checkContact(input: ContactOfPerson, report: Report): ContactOfPerson {
  const phone = normalisePhone(input.phone);
  if (phone === '') report('phone', 'REQUIRED');
  else if (!isPhone(phone)) report('phone', 'INVALID_FORMAT');
  const dayPhone = normalisePhone(input.dayPhone);
  if (dayPhone !== '' && !isPhone(dayPhone)) report('dayPhone', 'INVALID_FORMAT');
  const email = normaliseEmail(input.email);
  if (email === '') report('email', 'REQUIRED');
  else if (!isEmail(email)) report('email', 'INVALID_FORMAT');
  return {
    phone: formatPhone(phone),
    dayPhone: formatPhone(dayPhone === '' ? phone : dayPhone),
    email,
  };
}

/** The contact as the look-up compares it. */
export const lookUpKeysOf = ({ phone, email }: Pick<Representative, 'phone' | 'email'>) => ({
  contact_phone: phone.replaceAll('-', ''),
  contact_email: email.toLowerCase(),
});
