import { isReservationNumber, normaliseReservationNumber } from '@ferry/format/reservation-number';
import * as v from 'valibot';

/** The number that the links in mails bring; anything else counts as none. */
export const lookupSearch = v.object({
  number: v.optional(
    v.fallback(
      v.pipe(v.string(), v.transform(normaliseReservationNumber), v.check(isReservationNumber)),
      '',
    ),
  ),
});
