import type { GuestSessionRequest } from '@ferry/api/customer';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import { isPhone, normalisePhone } from '@ferry/format/phone';
import {
  hasLookAlike,
  isReservationNumber,
  normaliseReservationNumber,
} from '@ferry/format/reservation-number';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { autocompleteOf } from '../../../forms/autocomplete.ts';

export type LookupInput = GuestSessionRequest;

/** How each kind of contact is asked for. The kind is in the id: each may be filled in by the browser. */
export const contactKinds = {
  phone: {
    label: fieldLabels.phone,
    support: 'ご予約時に入力された番号です。ハイフンの有無は問いません。',
    id: 'lookup-phone',
    autoComplete: autocompleteOf('lookup-phone'),
  },
  email: {
    label: fieldLabels.email,
    support: 'ご予約時に入力されたアドレスです。',
    id: 'lookup-email',
    autoComplete: autocompleteOf('lookup-email'),
  },
} as const;

/** Ids of the fields; that of the contact says its kind. */
export const lookupIds = ({ contactKind }: Pick<LookupInput, 'contactKind'>) => ({
  reservationNumber: 'lookup-number',
  contact: contactKinds[contactKind].id,
});

/** Messages for what cannot be right; width, case, blanks and hyphens do not matter. */
export function checkLookup(input: LookupInput): FieldProblem[] {
  const ids = lookupIds(input);
  const number = numberProblem(input);
  const contact = contactProblem(input);
  return [
    ...(number ? [{ id: ids.reservationNumber, message: number }] : []),
    ...(contact ? [{ id: ids.contact, message: contact }] : []),
  ];
}

function numberProblem({ reservationNumber }: LookupInput): string | undefined {
  const label = fieldLabels.reservationNumber;
  if (!reservationNumber.trim()) return `${label}を入力してください。`;
  const number = normaliseReservationNumber(reservationNumber);
  if (isReservationNumber(number)) return undefined;
  return hasLookAlike(number)
    ? `${label}にO・0・I・1・Lは使われません。もう一度お確かめください。`
    : `${label}は8文字の英数字で入力してください。例:7KQ4-MX9R`;
}

function contactProblem({ contactKind, contact }: LookupInput): string | undefined {
  const { label } = contactKinds[contactKind];
  if (!contact.trim()) return `${label}を入力してください。`;
  const isContact =
    contactKind === 'phone' ? isPhone(normalisePhone(contact)) : isEmail(normaliseEmail(contact));
  return isContact ? undefined : `${label}を正しく入力してください。`;
}
