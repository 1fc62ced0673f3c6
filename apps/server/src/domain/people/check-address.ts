import type { Representative } from '@ferry/api/customer-server';
import { formatPostalCode, isPostalCode, normalisePostalCode } from '@ferry/format/postal-code';
import { codePointLength, normaliseText } from '@ferry/format/width';
import { prefectures } from '../addresses/prefectures.ts';
import type { Report } from './problems.ts';

type Address = Pick<Representative, 'postalCode' | 'prefecture' | 'city' | 'line1' | 'building'>;

/** As a choice beside the prefectures. */
export const ABROAD = '日本国外';
/** What no paper prints and no place is called. */
export const EMOJI = /\p{Emoji_Presentation}/u;
/** Of a city, a line of an address and a building, in code points. */
export const ADDRESS_MAX_LENGTH = 100;

/** An address in the kept form. Each part is optional; what there is of it is checked. */
export function checkAddress(input: Record<keyof Address, string>, report: Report): Address {
  const prefecture = normaliseText(input.prefecture);
  const isKnown = prefecture === ABROAD || prefectures.some(({ name }) => name === prefecture);
  if (prefecture !== '' && !isKnown) report('prefecture', 'UNKNOWN_VALUE');
  // Abroad it may have any form, and is no postal code of ours.
  const code = prefecture === ABROAD ? '' : normalisePostalCode(input.postalCode);
  if (code !== '' && !isPostalCode(code)) report('postalCode', 'INVALID_FORMAT');
  const text = (field: 'city' | 'line1' | 'building') => {
    const value = normaliseText(input[field]);
    if (codePointLength(value) > ADDRESS_MAX_LENGTH) report(field, 'TOO_LONG');
    else if (EMOJI.test(value)) report(field, 'INVALID_CHARACTER');
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
