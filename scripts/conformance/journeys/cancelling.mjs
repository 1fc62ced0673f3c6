/** A cancellation to the yen: as it was quoted, once, and nothing else. */
import { ifMatch, isSame, once, refusedOnce, refuseStale, stepped } from './steps.mjs';

/**
 * @param {{ visitor: import('../visitor.mjs').Visitor, other: import('../visitor.mjs').Visitor }} callers
 * @param {any} booked
 */
export async function cancelAll({ visitor, other }, booked) {
  const { run } = visitor;
  const path = { reservationId: booked.id };
  const read = () => visitor.call('getReservation', { path });
  const items = ['outbound', 'return']
    .filter((leg) => booked[leg] !== null)
    .map((leg) => ({ leg, kind: 'leg', position: null }));
  const quoted = await visitor.call('quoteCancellation', { path, body: { items } });
  const { feeYen, refundYen, version, restYen } = stepped(run, quoted, 200);
  run.hold('cancelled-as-quoted', restYen === 0, quoted, 'nothing left of the whole', `${restYen}`);
  const headers = ifMatch(version);
  const body = { items, feeYen, refundYen };
  const wrong = { ...body, feeYen: feeYen + 10 };
  const refusal = { rule: 'cancelled-as-quoted', code: 'FEE_CHANGED' };
  await refusedOnce(visitor, 'cancelReservation', { path, body: wrong, headers }, refusal);
  const call = { path, body, headers };
  await refuseStale(visitor, 'cancelReservation', call, read);
  const cancelled = await once({ visitor, other }, 'cancelReservation', call, {
    status: 200,
    otherBody: wrong,
  });
  const seen = await read();
  run.hold(
    'read-as-written',
    isSame(seen.body, cancelled),
    seen,
    'what the cancellation said',
    'another',
  );
  const done = cancelled.cancellations.at(-1);
  const isQuoted = done?.feeYen === feeYen && done?.refundYen === refundYen;
  const expected = `fee ${feeYen}, refund ${refundYen}`;
  run.hold(
    'cancelled-as-quoted',
    isQuoted,
    seen,
    expected,
    `fee ${done?.feeYen}, refund ${done?.refundYen}`,
  );
  const isOver = cancelled.state === 'cancelled';
  run.hold('cancelled-as-quoted', isOver, seen, 'the state cancelled', cancelled.state);
  const late = await visitor.call('quoteCancellation', { path, body: { items } });
  run.hold('cancelled-as-quoted', late.status >= 400, late, 'nothing more to cancel');
}
