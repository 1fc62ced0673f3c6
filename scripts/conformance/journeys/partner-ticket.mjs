/** A partner ticket of one way, bought and given back. */

import { cancelAll } from './cancelling.mjs';
import { bookQuickly } from './quick-booking.mjs';
import { stepped } from './steps.mjs';
import { daysAfter, searchDay } from './trip.mjs';

const DAYS_TRIED = 14;

/** @param {{ visitor: import('../visitor.mjs').Visitor, other: import('../visitor.mjs').Visitor }} callers */
export async function buyTicket({ visitor, other }) {
  const { run } = visitor;
  const { partnerTickets } = stepped(run, await visitor.call('listPartnerTickets'), 200);
  const { today } = stepped(run, await visitor.call('listRoutes'), 200);
  const named = run.options.data.partnerTicket;
  const onSale = partnerTickets.filter(({ id, state }) =>
    named ? id === named : state === 'onSale',
  );
  for (const { id } of onSale) {
    const path = { partnerTicketId: id };
    const ticket = stepped(run, await visitor.call('getPartnerTicket', { path }), 200);
    const found = isSimple(ticket) ? await findDay(visitor, ticket, today) : undefined;
    if (!found) continue;
    const booked = await bookQuickly(visitor, found, { partnerTicketId: id });
    if (!booked) return;
    const isSold = booked.partnerTicket?.partnerTicketId === id;
    const seen = await visitor.call('getReservation', { path: { reservationId: booked.id } });
    run.hold(
      'read-as-written',
      isSold,
      seen,
      `the ticket ${id}`,
      `${booked.partnerTicket?.partnerTicketId}`,
    );
    await cancelAll({ visitor, other }, stepped(run, seen, 200));
    return;
  }
  run.skip('buying a partner ticket', 'no ticket of one way without slots has a free day');
}

/** One way, and nothing that is chosen by the time. */
const isSimple = ({ crossing, includes }) =>
  !crossing.isReturn && includes.every(({ slots }) => slots.length === 0);

async function findDay(visitor, { id, crossing }, today) {
  const [{ from, to }] = crossing.sections;
  const ports = { fromPortId: from.id, toPortId: to.id };
  for (let day = 8; day < 8 + DAYS_TRIED; day += 1) {
    const query = { ...ports, date: daysAfter(today, day), partnerTicketId: id };
    const offers = await searchDay(visitor, query);
    const valid = offers.find(
      ({ offer }) => offer.ticketDay === 'valid' || offer.ticketDay === 'available',
    );
    const chosen = valid ?? offers[0];
    if (chosen) return chosen;
  }
  return undefined;
}
