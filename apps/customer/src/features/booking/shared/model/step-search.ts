import * as v from 'valibot';

const id = v.optional(v.fallback(v.pipe(v.string(), v.maxLength(60)), ''));

/** Search parameter of the steps that work on a draft. */
export const draftIdSearch = v.object({ draft: id });

/** Search parameter of the return from the authentication. */
export const paymentIdSearch = v.object({ payment: id });

/** Search parameter of the steps that work on a hold or a reservation. */
export const reservationIdSearch = v.object({ reservation: id });

/** The token of a link to go on with a draft, as mails had it before it was in the fragment. */
export const resumeSearch = v.object({
  resume: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(100)), '')),
});
