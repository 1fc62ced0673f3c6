import * as v from 'valibot';

/** Most hours: what was told by mail is known for 90 days, and would be told again after them. */
const MOST_HOURS_BEFORE = 80 * 24;

/** When a reservation has tickets, and from when they are shown. */
export const TicketRules = v.strictObject({
  /** Hours before the departure from the traveller's port; at most 80 days. */
  opensHoursBefore: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_HOURS_BEFORE)),
  /** Customers who pay at the port have tickets before; the port asks for the money then. */
  beforePaymentAtPort: v.boolean(),
});

export const defaultTicketRules = { opensHoursBefore: 3, beforePaymentAtPort: false };
