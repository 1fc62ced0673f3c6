/** A change of the sailing to the yen: as it was quoted, once. */
import { CONSENTS } from './quick-booking.mjs';
import { ifMatch, isSame, once, refusedOnce, refuseStale, stepped } from './steps.mjs';

/**
 * @param {{ visitor: import('../visitor.mjs').Visitor, other: import('../visitor.mjs').Visitor }} callers
 * @param {any} booked
 * @param {import('./trip.mjs').Found} found where it moves to
 * @returns {Promise<any>} the changed reservation
 */
export async function changeAll({ visitor, other }, booked, { leg }) {
  const { run } = visitor;
  const path = { reservationId: booked.id };
  const terms = stepped(run, await visitor.call('getChangeTerms', { path }), 200);
  if (!terms.isOpen) {
    run.skip('changing bookings', `closed for the trip that was found: ${terms.reason}`);
    return booked;
  }
  const drafting = { path, body: { parts: ['outboundSailing'] } };
  const draft = stepped(run, await visitor.call('createChangeDraft', drafting), 201);
  const moving = {
    path: { draftId: draft.id },
    body: { outbound: leg, return: null },
    headers: ifMatch(draft.version),
  };
  const moved = stepped(run, await visitor.call('setDraftTrip', moving), 200);
  const quoted = await visitor.call('quoteChange', { path: moving.path });
  const quote = stepped(run, quoted, 200);
  const isBefore = quote.before.totalYen === booked.quote.totalYen;
  run.hold(
    'changed-as-quoted',
    isBefore,
    quoted,
    `${booked.quote.totalYen} before`,
    `${quote.before.totalYen}`,
  );
  const held = await holdChange({ visitor, other }, path, moved, quote);
  return commitChange({ visitor, other }, held, quote);
}

const shownOf = ({ newYen, fee, payYen, refundYen }) => ({
  newYen,
  feeYen: fee.feeYen,
  payYen,
  refundYen,
});

async function holdChange(callers, path, draft, quote) {
  const { visitor } = callers;
  const { run } = visitor;
  const headers = ifMatch(draft.version);
  const body = { draftId: draft.id, allowsDuplicate: true, ...shownOf(quote) };
  const wrong = { ...body, newYen: body.newYen + 10 };
  const refusal = { rule: 'changed-as-quoted', code: 'DIFFERENCE_CHANGED' };
  await refusedOnce(visitor, 'holdChange', { path, body: wrong, headers }, refusal);
  const call = { path, body, headers };
  const held = await once(callers, 'holdChange', call, { status: 201, otherBody: wrong });
  const seen = await visitor.call('getReservation', { path });
  run.hold('read-as-written', isSame(seen.body, held), seen, 'what the hold said', 'another');
  const isQuoted = held.change?.payYen === quote.payYen && held.change?.feeYen === quote.fee.feeYen;
  run.hold('changed-as-quoted', isQuoted, seen, `pays ${quote.payYen}`, `${held.change?.payYen}`);
  const isKept = held.quote.totalYen === quote.before.totalYen;
  run.hold(
    'changed-as-quoted',
    isKept,
    seen,
    'the booking as it was until it is confirmed',
    'another',
  );
  return held;
}

async function commitChange(callers, held, quote) {
  const { visitor } = callers;
  const { run } = visitor;
  const path = { reservationId: held.id };
  const read = () => visitor.call('getReservation', { path });
  const body = { ...shownOf(quote), consents: CONSENTS };
  const call = { path, body, headers: ifMatch(held.version) };
  await refuseStale(visitor, 'commitChange', call, read);
  const otherBody = { ...body, newYen: body.newYen + 10 };
  const changed = await once(callers, 'commitChange', call, { status: 200, otherBody });
  const seen = await read();
  run.hold('read-as-written', isSame(seen.body, changed), seen, 'what the change said', 'another');
  const { totalYen } = changed.quote;
  const isQuoted = totalYen === quote.after.totalYen;
  run.hold('changed-as-quoted', isQuoted, seen, `${quote.after.totalYen}`, `${totalYen}`);
  const last = changed.changes.at(-1);
  const isListed = last?.payYen === quote.payYen && last?.refundYen === quote.refundYen;
  run.hold('changed-as-quoted', isListed, seen, 'the change in the list of changes', 'none');
  return changed;
}
