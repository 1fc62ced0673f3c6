import type { CustomerInput, Representative } from '@ferry/api/customer-server';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import { formatPhone, isPhone, normalisePhone } from '@ferry/format/phone';
import { formatPostalCode, isPostalCode, normalisePostalCode } from '@ferry/format/postal-code';
import { codePointLength, normaliseText } from '@ferry/format/width';
import { prefectures } from '../addresses/prefectures.ts';
import { checkNames } from './check-names.ts';
import type { Report } from './problems.ts';

export type CheckedRepresentative = Representative;

/** As a choice beside the prefectures. */
export const ABROAD = '日本国外';
/** Of a city, a line of an address and a building, in code points. */
export const ADDRESS_MAX_LENGTH = 100;

/** The representative in the kept form. The address is optional; what there is of it is checked. */
export function checkRepresentative(
  input: CustomerInput['representative'],
  report: Report,
): Representative {
  const phone = normalisePhone(input.phone);
  if (phone === '') report('phone', 'REQUIRED');
  else if (!isPhone(phone)) report('phone', 'INVALID_FORMAT');
  const dayPhone = normalisePhone(input.dayPhone);
  if (dayPhone !== '' && !isPhone(dayPhone)) report('dayPhone', 'INVALID_FORMAT');
  const email = normaliseEmail(input.email);
  if (email === '') report('email', 'REQUIRED');
  else if (!isEmail(email)) report('email', 'INVALID_FORMAT');
  return {
    ...checkNames(input, report),
    ...checkAddress(input, report),
    phone: formatPhone(phone),
    dayPhone: formatPhone(dayPhone === '' ? phone : dayPhone),
    email,
  };
}

function checkAddress(
  input: CustomerInput['representative'],
  report: Report,
): Pick<Representative, 'postalCode' | 'prefecture' | 'city' | 'line1' | 'building'> {
  const prefecture = normaliseText(input.prefecture);
  const isKnown = prefecture === ABROAD || prefectures.some(({ name }) => name === prefecture);
  if (prefecture !== '' && !isKnown) report('prefecture', 'UNKNOWN_VALUE');
  // Abroad it may have any form, and is no postal code of ours.
  const code = prefecture === ABROAD ? '' : normalisePostalCode(input.postalCode);
  if (code !== '' && !isPostalCode(code)) report('postalCode', 'INVALID_FORMAT');
  const text = (field: 'city' | 'line1' | 'building') => {
    const value = normaliseText(input[field]);
    if (codePointLength(value) > ADDRESS_MAX_LENGTH) report(field, 'TOO_LONG');
    // Signs alone are no place; a house may be a number.
    else if (value !== '' && !/[\p{L}\p{N}]/u.test(value)) report(field, 'INVALID_FORMAT');
    return value;
  };
  return {
    postalCode: code === '' ? null : formatPostalCode(code),
    prefecture,
    city: text('city'),
    line1: text('line1'),
    building: text('building'),
  };
}
