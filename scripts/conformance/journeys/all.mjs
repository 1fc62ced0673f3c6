/** The journeys, each on what the one before has left. */
import { commitAll, draftAll, holdAll, lookUp } from './booking.mjs';
import { cancelAll } from './cancelling.mjs';
import { changeAll } from './changing.mjs';
import { editCollections, editProfile, pageReservations } from './member.mjs';
import { buyTicket } from './partner-ticket.mjs';
import { bookQuickly } from './quick-booking.mjs';
import { journey, stepped } from './steps.mjs';
import { daysAfter, findTrip, searchDay } from './trip.mjs';

/**
 * What customers do.
 *
 * @param {import('../run.mjs').Run} run
 * @param {import('../callers.mjs').Callers} callers
 */
export async function goAllJourneys(run, { visitor, other, member }) {
  const has = (/** @type {string} */ id) => run.isOffered(run.operation(id));
  const callers = { visitor, other };
  if (has('createDraft') && has('searchSailings')) {
    await journey(async () => {
      const trip = await findTrip(visitor);
      if (!trip) return;
      const draft = await draftAll(callers, trip);
      const held = await holdAll(callers, draft);
      const booked = await commitAll(callers, draft, held);
      if (!booked) return;
      await journey(() => lookUp(run, booked));
      await cancelAll(callers, booked);
      await journey(() => change(callers, trip));
      if (member) await journey(() => pageReservations({ visitor: member, other }, trip));
    });
    await journey(() => forgetDraft(visitor));
  }
  if (has('listPartnerTickets')) await journey(() => buyTicket(callers));
  if (member) {
    await journey(() => editProfile(member));
    await journey(() => editCollections({ visitor: member, other }));
  }
}

async function change(callers, trip) {
  const { visitor } = callers;
  const booked = await bookQuickly(visitor, trip);
  if (!booked) return;
  const query = { ...trip.query, date: daysAfter(trip.query.date, 1) };
  const [target] = [...trip.others, ...(await searchDay(visitor, query))];
  if (!target) {
    visitor.run.skip('changing bookings', 'no other sailing with a free cabin was found');
    return;
  }
  const changed = await changeAll(callers, booked, target);
  await cancelAll(callers, changed);
}

/** A draft that was given up is gone. */
async function forgetDraft(visitor) {
  const { run } = visitor;
  const trip = await findTrip(visitor);
  if (!trip) return;
  const body = { outbound: trip.leg, return: null };
  const { id } = stepped(run, await visitor.call('createDraft', { body }), 201);
  const path = { draftId: id };
  stepped(run, await visitor.call('deleteDraft', { path }), 204);
  const late = await visitor.call('getDraft', { path });
  run.hold('gone-is-gone', late.status === 404, late, '404');
}
