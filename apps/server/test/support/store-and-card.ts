import type { Payment, Reservation } from '@ferry/api/customer-server';
import { expect } from 'vitest';
import { Visitor } from './api.ts';
import { expectStatus } from './booking.ts';
import { expectInvariants } from './invariants.ts';
import { CARDS, lookedUp, press, seen } from './paying.ts';
import { bookUnpaid, infoOf, numberOf, payRequest, startPayment } from './paying-later.ts';
import { deliverEvents, pass, runPaymentJobs } from './payment-work.ts';
import { operate, register } from './refund-accounts.ts';
import type { PostgresServer } from './use-postgres-server.ts';

/** A booking for which a store and a card are paid with. */
export interface Met {
  visitor: Visitor;
  booked: Reservation;
  /** The response to the card's payment. */
  response: Awaited<ReturnType<typeof startPayment>>;
}

export type Asking = Omit<Met, 'response'> & { pay: () => ReturnType<typeof startPayment> };

export const CARD_STAYS = [
  'card captured null',
  'convenienceStore refundNeedsAccount ALREADY_PAID',
];
export const STORE_STAYS = ['card refunded ALREADY_PAID', 'convenienceStore captured null'];
/** A job finds that out later. */
export const NOT_CHARGED = 'card pending null';

/** A booking whose store has just taken the money, which we have not heard of, and a card to pay it with. */
export async function paidAtStore(server: PostgresServer): Promise<Asking> {
  const visitor = await Visitor.arrive(server.app);
  const booked = await bookUnpaid(visitor, { store: 'store_minato' });
  const info = await infoOf(visitor, booked);
  const request = await payRequest(visitor, info, { card: CARDS.frictionless });
  await press(visitor, numberOf(booked).instructions?.url ?? '', 'pay');
  return { visitor, booked, pay: () => startPayment(visitor, info, request) };
}

/** All jobs of all processes, until nothing is due. */
export async function settle(server: PostgresServer): Promise<void> {
  for (const _ of [1, 2, 3]) {
    pass(server, 60);
    await Promise.all(server.processes.map((each) => runPaymentJobs(each)));
    await deliverEvents(server);
  }
}

/** What has become of each payment of a booking. */
export async function paymentsOf(visitor: Visitor, booked: Reservation): Promise<string[]> {
  const { payments } = await infoOf(visitor, booked);
  const shown = payments.map(
    ({ method, state, failure }: Payment) => `${method} ${state} ${failure}`,
  );
  return shown.sort();
}

/** Confirmed once, by one payment, whichever it was. @returns what has become of each payment */
export async function expectPaidOnce(
  server: PostgresServer,
  { visitor, booked }: Met,
): Promise<string[]> {
  await settle(server);
  const { state, history } = await lookedUp(server.app, booked);
  expect(state).toBe('confirmed');
  expect(history.filter(({ event }) => event === 'paid')).toHaveLength(1);
  const ends = await paymentsOf(visitor, booked);
  expect(ends.filter((each) => each.includes('captured'))).toHaveLength(1);
  await expectInvariants(server.db);
  return ends;
}

/** All that the store has taken is transferred to the customer, once. */
export async function giveBackToAccount(
  server: PostgresServer,
  { visitor, booked }: Met,
): Promise<void> {
  const { refunds } = await seen(visitor, booked.id);
  expect(refunds).toMatchObject([{ amountYen: booked.quote.totalYen, transferFeeYen: 0 }]);
  const refundId = refunds[0]?.id ?? '';
  expectStatus(await register(visitor, booked, refundId), 200);
  await operate(server, `refunds paid ${refundId}`);
  expect(await paymentsOf(visitor, booked)).toEqual([
    'card captured null',
    'convenienceStore refunded ALREADY_PAID',
  ]);
}
