// The demonstration with tickets that are shown 80 days ahead, also before the payment at the
// port, and with partner tickets whose season is never over and never closed for a part of the year:
// for journeys that book days ahead, whatever day it is. Imported before the operator's document is
// loaded (`node --import`).
import { addDays, jstDate } from '@ferry/format/date';
import partnerTickets from '../../src/operator/demo/partner-tickets.json' with { type: 'json' };
import rules from '../../src/operator/demo/rules.json' with { type: 'json' };

/** Those that the journeys buy. */
const BOUGHT = ['pt_aquarium', 'pt_bicycle'];

Object.assign(rules, { tickets: { opensHoursBefore: 1920, beforePaymentAtPort: true } });

const today = jstDate(new Date());
for (const ticket of partnerTickets.filter(({ id }) => BOUGHT.includes(id))) {
  const closures = ticket.closures.filter(({ span }) => !span);
  const usable = { from: addDays(today, -30), until: addDays(today, 300) };
  Object.assign(ticket, { closures, usable });
}
