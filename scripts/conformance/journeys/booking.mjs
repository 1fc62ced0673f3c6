/** A booking from the search to its confirmation, and what may be asked of it. */

import { exampleQuery } from '../checks/queries.mjs';
import { headerOf } from '../contract.mjs';
import { Visitor } from '../visitor.mjs';
import { CONSENTS, choosePayment } from './quick-booking.mjs';
import { ifMatch, isSame, once, refusedOnce, refuseStale, seeForeign, stepped } from './steps.mjs';
import { completed } from './trip.mjs';

const sumsOf = ({ lines, totalYen }) => ({ lines, totalYen });

/** Lines and total are the same wherever they are shown. */
function holdPrice(run, done, quote, shown, where) {
  const isOne = isSame(sumsOf(quote), sumsOf(shown));
  run.hold('one-price', isOne, done, `${quote.totalYen} of ${where}`, `${shown.totalYen}`);
}

/**
 * A draft with its customers, every step held to its rules.
 *
 * @param {{ visitor: Visitor, other: Visitor }} callers
 * @param {import('./trip.mjs').Found} found
 * @returns {Promise<any>} the draft
 */
export async function draftAll({ visitor, other }, { leg, cabin }) {
  const { run } = visitor;
  const trip = { outbound: leg, return: null };
  const quoted = await visitor.call('createFareQuote', { body: trip });
  const quote = stepped(run, quoted, 200);
  const isFound = quote.totalYen === cabin.totalYen;
  run.hold('one-price', isFound, quoted, `${cabin.totalYen} of the search`, `${quote.totalYen}`);
  const otherBody = { ...trip, asksHelp: true };
  const draft = await once(
    { visitor, other },
    'createDraft',
    { body: trip },
    { status: 201, otherBody },
  );
  const path = { draftId: draft.id };
  const read = () => visitor.call('getDraft', { path });
  const seen = await read();
  holdPrice(run, seen, quote, stepped(run, seen, 200).quote, 'the quote');
  const call = { path, body: trip, headers: ifMatch(draft.version) };
  await refuseStale(visitor, 'setDraftTrip', call, read);
  const set = await visitor.call('setDraftTrip', call);
  const { version } = stepped(run, set, 200);
  const customers = completed(draft);
  const filling = { path, body: customers, headers: ifMatch(version) };
  await refuseStale(visitor, 'setDraftCustomers', filling, read);
  const saved = await visitor.call('setDraftCustomers', filling);
  const filled = stepped(run, saved, 200);
  run.hold(
    'version-grows',
    filled.version > version,
    saved,
    'another version',
    `${filled.version}`,
  );
  const after = await read();
  const isKept = isSame(after.body?.customers, customers);
  run.hold('read-as-written', isKept, after, 'the customers that were sent', 'others');
  run.hold(
    'version-grows',
    after.body?.version === filled.version,
    after,
    `${filled.version}`,
    'another',
  );
  await seeForeign(other, path, callOf(run));
  return filled;
}

/** A request that fits the contract, of the examples. */
const callOf = (run) => (operation) => ({
  query: exampleQuery(run, operation),
  ...(operation.body && { body: run.known.inside(operation.body.examples[0]) }),
  headers: headerOf(operation, 'if-match') ? ifMatch(1) : {},
});

/**
 * @param {{ visitor: Visitor, other: Visitor }} callers
 * @param {any} draft
 * @returns {Promise<any>} the reservation
 */
export async function holdAll({ visitor, other }, draft) {
  const { run } = visitor;
  const headers = ifMatch(draft.version);
  const path = { draftId: draft.id };
  const { totalYen } = draft.quote;
  const body = { draftId: draft.id, totalYen, allowsDuplicate: true };
  const wrong = { body: { ...body, totalYen: totalYen + 10 }, headers };
  const rule = { rule: 'price-seen', code: 'PRICE_CHANGED' };
  const refused = await refusedOnce(visitor, 'holdReservation', wrong, rule);
  const said = refused.body?.currentTotalYen;
  run.hold('price-seen', said === totalYen, refused, `currentTotalYen ${totalYen}`, `${said}`);
  await refuseStale(visitor, 'holdReservation', { body, headers }, () =>
    visitor.call('getDraft', { path }),
  );
  const held = await once(
    { visitor, other },
    'holdReservation',
    { body, headers },
    {
      status: 201,
      otherBody: wrong.body,
    },
  );
  const read = await visitor.call('getReservation', { path: { reservationId: held.id } });
  const seen = stepped(run, read, 200);
  run.hold(
    'read-as-written',
    isSame(seen, held),
    read,
    'what the hold was answered with',
    'another',
  );
  holdPrice(run, read, draft.quote, seen.quote, 'the draft');
  const early = await visitor.call('extendHold', { path: { reservationId: held.id } });
  const mayExtend = early.status === 200 || /^EXTENSION_/.test(early.body?.code);
  run.hold('journey', mayExtend, early, '200 or 409 EXTENSION_TOO_EARLY');
  return seen;
}

/**
 * @param {{ visitor: Visitor, other: Visitor }} callers
 * @param {any} draft
 * @param {any} held
 * @returns {Promise<any>} the reservation; undefined where it cannot be paid
 */
export async function commitAll({ visitor, other }, draft, held) {
  const { run } = visitor;
  const payment = await choosePayment(visitor, draft);
  if (!payment) return undefined;
  const path = { reservationId: held.id };
  const read = () => visitor.call('getReservation', { path });
  const { version, quote } = stepped(run, await read(), 200);
  const headers = ifMatch(version);
  const draftPaymentId = payment.chosen?.id ?? payment.id;
  const body = {
    paymentMethod: payment.chosen?.method ?? payment.method,
    totalYen: quote.totalYen,
    consents: CONSENTS,
    ...(draftPaymentId && { draftPaymentId }),
  };
  const wrong = { ...body, totalYen: quote.totalYen + 10 };
  const changed = { path, body: wrong, headers };
  await refusedOnce(visitor, 'commitReservation', changed, {
    rule: 'price-seen',
    code: 'PRICE_CHANGED',
  });
  await refuseStale(visitor, 'commitReservation', { path, body, headers }, read);
  const call = { path, body, headers };
  const booked = await once({ visitor, other }, 'commitReservation', call, {
    status: 200,
    otherBody: wrong,
  });
  const seen = await read();
  run.hold(
    'read-as-written',
    isSame(seen.body, booked),
    seen,
    'what the confirmation said',
    'another',
  );
  holdPrice(run, seen, draft.quote, booked.quote, 'the draft');
  const paid = booked.payment?.amountYen ?? booked.quote.totalYen;
  run.hold(
    'one-price',
    paid === draft.quote.totalYen,
    seen,
    `${draft.quote.totalYen} to pay`,
    `${paid}`,
  );
  const isBooked = /^confirmed/.test(booked.state);
  run.hold('journey', isBooked, seen, 'a booked reservation', booked.state);
  await seeForeign(other, path, callOf(run));
  return booked;
}

/** The booking is found by its number and its contact, and by nothing else. */
export async function lookUp(run, booked) {
  const visitor = await Visitor.arrive(run);
  const { reservationNumber, id } = booked;
  const find = (number, contact) =>
    visitor.call('createGuestSession', {
      body: { reservationNumber: number, contactKind: 'email', contact },
    });
  const wrong = await find(reservationNumber, 'nobody@example.jp');
  const none = await find(`${reservationNumber.slice(0, -2)}ZZ`, 'nobody@example.jp');
  const isAlike = wrong.status === 404 && none.status === 404 && isSame(wrong.body, none.body);
  run.hold('look-up-alike', isAlike, wrong, '404 LOOKUP_NOT_FOUND, as for an unknown number');
  const found = stepped(run, await find(reservationNumber, 'conformance@example.jp'), 201);
  const read = await visitor.call('getReservation', { path: { reservationId: id } });
  const isSeen = found.reservationId === id && read.status === 200;
  run.hold('journey', isSeen, read, 'the reservation that was looked up');
}
