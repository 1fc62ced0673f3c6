import type { GuestSessionRequest } from '@ferry/api/customer';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import { isPhone, normalisePhone } from '@ferry/format/phone';
import { isReservationNumber, normaliseReservationNumber } from '@ferry/format/reservation-number';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { autocompleteOf } from '../../../page/autocomplete.ts';

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

/** Messages for what cannot be right; width, case, blanks and hyphens do not matter. */
export function checkLookup({ reservationNumber, contactKind, contact }: LookupInput): {
  reservationNumber?: string;
  contact?: string;
} {
  const { label } = contactKinds[contactKind];
  const isContact =
    contactKind === 'phone' ? isPhone(normalisePhone(contact)) : isEmail(normaliseEmail(contact));
  return {
    ...(!reservationNumber.trim()
      ? { reservationNumber: `${fieldLabels.reservationNumber}を入力してください。` }
      : !isReservationNumber(normaliseReservationNumber(reservationNumber)) && {
          reservationNumber: `${fieldLabels.reservationNumber}は8文字の英数字で入力してください。例:7KQ4-MX9R`,
        }),
    ...(!contact.trim()
      ? { contact: `${label}を入力してください。` }
      : !isContact && { contact: `${label}を正しく入力してください。` }),
  };
}
