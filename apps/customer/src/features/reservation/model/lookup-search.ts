import { isReservationNumber, normaliseReservationNumber } from '@ferry/format/reservation-number';
import * as v from 'valibot';

/** The number that the links in mails bring; anything else counts as none. */
export const lookupSearch = v.object({
  /** What the link is about, when it is not the reservation as a whole. */
  to: v.optional(
    v.fallback(
      v.picklist(['payment', 'cancel', 'change', 'tickets', 'refundAccount', 'people', '']),
      '',
    ),
  ),
  number: v.optional(
    v.fallback(
      v.pipe(v.string(), v.transform(normaliseReservationNumber), v.check(isReservationNumber)),
      '',
    ),
  ),
});
