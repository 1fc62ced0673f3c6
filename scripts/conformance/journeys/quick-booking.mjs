/** A booking without the checks of its steps, and how it is paid. */
import { ifMatch, stepped } from './steps.mjs';
import { completed } from './trip.mjs';

/** @typedef {import('../visitor.mjs').Visitor} Visitor */

/** What a customer agrees to with the last step. */
export const CONSENTS = {
  conditionsOfCarriage: true,
  bookingConditions: true,
  privacyPolicy: true,
};

/**
 * The way of paying that needs no provider, or the one that the team names.
 *
 * @param {Visitor} visitor
 * @param {any} draft
 */
export async function choosePayment(visitor, draft) {
  const { run } = visitor;
  const path = { draftId: draft.id };
  const listed = await visitor.call('listDraftPaymentMethods', { path });
  const { totalYen, options } = stepped(run, listed, 200);
  const isTotal = totalYen === draft.quote.totalYen;
  run.hold('one-price', isTotal, listed, `${draft.quote.totalYen} of the draft`, `${totalYen}`);
  const named = run.options.data.payment;
  const atPort = options.find(({ method, isAvailable }) => method === 'port' && isAvailable);
  const choice = named ?? (atPort && { method: 'port' });
  if (!choice) {
    run.skip(
      'confirming bookings',
      'payment at the port is not offered, and --data has no payment',
    );
    return undefined;
  }
  const chosen = await visitor.call('setDraftPayment', { path, body: choice });
  return stepped(run, chosen, 200);
}

/**
 * A booking without the checks of its steps, for what is done with one.
 *
 * @param {Visitor} visitor
 * @param {import('./trip.mjs').Found} found
 * @param {object} [more] of the draft
 * @returns {Promise<any>} undefined where it cannot be paid
 */
export async function bookQuickly(visitor, { leg }, more = {}) {
  const { run } = visitor;
  const trip = { outbound: leg, return: null, ...more };
  const draft = stepped(run, await visitor.call('createDraft', { body: trip }), 201);
  const path = { draftId: draft.id };
  const filling = { path, body: completed(draft), headers: ifMatch(draft.version) };
  const saved = stepped(run, await visitor.call('setDraftCustomers', filling), 200);
  const filled = saved.partnerTicket ? await agreeToPartners(visitor, saved) : saved;
  const payment = await choosePayment(visitor, filled);
  if (!payment) return undefined;
  const { totalYen } = filled.quote;
  const holding = {
    body: { draftId: draft.id, totalYen, allowsDuplicate: true },
    headers: ifMatch(filled.version),
  };
  const held = stepped(run, await visitor.call('holdReservation', holding), 201);
  const draftPaymentId = payment.chosen?.id ?? payment.id;
  const committing = {
    path: { reservationId: held.id },
    body: {
      paymentMethod: payment.chosen?.method ?? payment.method,
      totalYen,
      consents: CONSENTS,
      ...(draftPaymentId && { draftPaymentId }),
    },
    headers: ifMatch(held.version),
  };
  return stepped(run, await visitor.call('commitReservation', committing), 200);
}

/** The customer's consent to name them to partners: without it nothing is sold. */
async function agreeToPartners(visitor, { id, version }) {
  const call = {
    path: { draftId: id },
    body: { slots: [], mayInformPartners: true },
    headers: ifMatch(version),
  };
  return stepped(visitor.run, await visitor.call('setDraftPartnerTicket', call), 200);
}
