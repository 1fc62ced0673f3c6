import type { Reservation } from '@ferry/api/customer-server';
import { expect, it } from 'vitest';
import { expectStatus } from '../support/booking.ts';
import { bookFamily, quoteOf } from '../support/cancelling.ts';
import { changeTermsOf } from '../support/changing.ts';
import { commitChange, holdOther, returnOn, withCars } from '../support/making-changes.ts';
import { CARDS, comeBack, seen } from '../support/paying.ts';
import { runPaymentJobs } from '../support/payment-work.ts';
import { legOf, searchStrait } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// What a change drops costs what cancelling it does: the first change is free, and no way around the fee.

const server = useTestServer();
const visitor = useVisitor(server);
const card = { card: CARDS.frictionless };
const freeLeft = async (booked: Reservation) => {
  const { changesMade, freeChangesLeft } = await changeTermsOf(visitor, booked);
  return { changesMade, freeChangesLeft };
};

it('最初の変更で復路をやめると、復路の取消と同じ手数料を引いた額が戻り、無料の変更は残る', async () => {
  const booked = await bookFamily(visitor, card);
  const items = [{ leg: 'return' as const, kind: 'leg' as const, position: null }];
  const cancelling = await quoteOf(visitor, booked, items);
  const held = await holdOther(visitor, booked, { return: null });
  const { fee, refundYen, previousYen, newYen } = held.quote;
  expect(fee).toMatchObject({ reason: 'cancellationFee', feeYen: cancelling.feeYen, firstYen: 0 });
  expect(fee.feeYen).toBeGreaterThan(0);
  expect(refundYen).toBe(previousYen - newYen - fee.feeYen);
  expectStatus(await commitChange(visitor, held), 200);
  await runPaymentJobs(server);
  const after = await seen(visitor, booked.id);
  expect(after.changes).toMatchObject([{ feeYen: fee.feeYen, refundYen, refundState: 'refunded' }]);
  expect(await freeLeft(booked)).toEqual({ changesMade: 0, freeChangesLeft: 1 });
});

it('車両をやめて復路の便も替えると、車両の取消の分だけがかかる', async () => {
  const booked = await bookFamily(visitor, card);
  server.clock.set('2027-07-29T10:00:00+09:00');
  Object.assign(visitor, await comeBack(server.app, booked));
  const items = [{ leg: 'outbound' as const, kind: 'vehicle' as const, position: 0 }];
  const cancelling = await quoteOf(visitor, booked, items);
  const trip = { ...(await withCars(visitor, booked, 0)), ...(await returnOn(visitor)) };
  const held = await holdOther(visitor, booked, trip);
  expect(held.quote.fee.feeYen).toBe(cancelling.feeYen);
  expect(held.quote.fee.lines.map(({ kind }) => kind)).toEqual(['vehicle']);
  expectStatus(await commitChange(visitor, held), 200);
  await runPaymentJobs(server);
  expect(await freeLeft(booked)).toEqual({ changesMade: 1, freeChangesLeft: 0 });
});

it('便を替えるだけの最初の変更は無料のまま', async () => {
  const booked = await bookFamily(visitor, card);
  const held = await holdOther(visitor, booked, await returnOn(visitor));
  expect(held.quote.fee).toMatchObject({ reason: 'freeChange', feeYen: 0 });
});

it('2回目の変更でも、車両をやめるだけなら車両の取消と同じ手数料。高い便を替えた額とは比べない', async () => {
  const booked = await bookFamily(visitor, card);
  const first = await holdOther(visitor, booked, await returnOn(visitor));
  const moved = expectStatus(await commitChange(visitor, first), 200).json<Reservation>();
  server.clock.set('2027-07-29T10:00:00+09:00');
  Object.assign(visitor, await comeBack(server.app, booked));
  const items = [{ leg: 'outbound' as const, kind: 'vehicle' as const, position: 0 }];
  const cancelling = await quoteOf(visitor, moved, items);
  const held = await holdOther(visitor, moved, await withCars(visitor, moved, 0));
  const { fee, refundYen } = held.quote;
  expect(fee).toMatchObject({ reason: 'cancellationFee', firstYen: 0 });
  expect([fee.feeYen, refundYen]).toEqual([cancelling.feeYen, cancelling.refundYen]);
  expectStatus(await commitChange(visitor, held), 200);
  await runPaymentJobs(server);
  expect(await freeLeft(booked)).toEqual({ changesMade: 1, freeChangesLeft: 0 });
});

it('2回目に車両をやめて便も替えると、最初の変更のときの額と、今の額の高い方', async () => {
  const booked = await bookFamily(visitor, card);
  server.clock.set('2027-08-07T10:00:00+09:00');
  Object.assign(visitor, await comeBack(server.app, booked));
  const first = await holdOther(visitor, booked, await returnOn(visitor, '2027-08-25'), card);
  const moved = expectStatus(await commitChange(visitor, first), 200).json<Reservation>();
  const [, returnOffer] = await searchStrait(visitor, { isReturn: true, date: '2027-08-26' });
  const held = await holdOther(visitor, moved, { return: legOf(returnOffer, 0, { vehicles: [] }) });
  const { feeYen, firstYen, nowYen } = held.quote.fee;
  expect(firstYen).toBeGreaterThan(nowYen);
  expect(feeYen).toBe(firstYen);
});
