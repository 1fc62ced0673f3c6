import * as v from 'valibot';

const id = v.optional(v.fallback(v.pipe(v.string(), v.maxLength(60)), ''));

/** Search parameter of the steps that work on a draft. */
export const draftIdSearch = v.object({ draft: id });

/** Search parameter of the return from the authentication. */
export const paymentIdSearch = v.object({ payment: id });

/** Search parameter of the steps that work on a hold or a reservation. */
export const reservationIdSearch = v.object({ reservation: id });

/** What a search may begin with. */
export const resumeSearch = v.object({
  /** The reservation that is booked once more. */
  again: id,
  /** The token of a link to go on with a draft, as mails had it before it was in the fragment. */
  resume: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(100)), '')),
});
