import * as v from 'valibot';

/** Which voyage's tickets are shown; the next one where it does not say. */
export const ticketsSearch = v.object({
  leg: v.optional(v.fallback(v.optional(v.picklist(['outbound', 'return'])), undefined)),
});
