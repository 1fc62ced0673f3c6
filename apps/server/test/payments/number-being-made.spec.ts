import type { Reservation } from '@ferry/api/customer-server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Charge, ChargeStatus } from '../../src/booking/services/payment-provider.ts';
import { createSandbox } from '../../src/payments/sandbox/sandbox.ts';
import { NOW } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { bookFamily, cancelShown, oneOf } from '../support/cancelling.ts';
import { faultyProvider, unreachable } from '../support/faulty-provider.ts';
import { clockAt, openDemonstration } from '../support/operator.ts';
import { CARDS, press, seen } from '../support/paying.ts';
import { infoOf, numberOf, payLater } from '../support/paying-later.ts';
import { deliverEvents, pass, runPaymentJobs } from '../support/payment-work.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const clock = clockAt(NOW);
const server = useTestServer(async () => {
  const database = await openDemonstration(clock);
  const payments = faultyProvider(createSandbox({ db: database.db, clock }));
  return { database, clock, payments };
});
const visitor = useVisitor(server);
const STORE = { store: 'store_minato' };
const CARD = { card: CARDS.frictionless };
let provider: ReturnType<typeof faultyProvider>;
beforeAll(() => {
  provider = server.services.payments as typeof provider;
});
afterEach(() => {
  provider.faults = {};
});

/** A family at a store, one of whom is cancelled: another number is to be made. */
async function toAnotherNumber(): Promise<{ before: Reservation; left: Reservation }> {
  const before = await bookFamily(visitor, STORE);
  return { before, left: await cancelShown(visitor, before, [oneOf('passenger', 1)]) };
}
const runJobs = async () => {
  for (const _ of [1, 2]) {
    pass(server, 60);
    await runPaymentJobs(server);
  }
};
const codeOf = async (asked: ReturnType<typeof payLater>) => {
  const { statusCode, json } = await asked;
  return [statusCode, json().code];
};

describe('一部の取消で、お支払い番号を作り直している間', () => {
  it('ほかの方法は、番号が決まるまで待っていただき、決まればカードでも、別の店でも払える', async () => {
    const { left } = await toAnotherNumber();
    expect(await codeOf(payLater(visitor, left, CARD))).toEqual([409, 'RESERVATION_STATE']);
    expect(await codeOf(payLater(visitor, left, STORE))).toEqual([409, 'RESERVATION_STATE']);
    await runJobs();
    const { payment } = await seen(visitor, left.id);
    expect(payment).toMatchObject({ state: 'awaitingPayment', amountYen: left.quote.totalYen });
    expectStatus(await payLater(visitor, left, STORE), 200);
    expectStatus(await payLater(visitor, left, CARD), 200);
    await runJobs();
    const { payments, paidYen } = await infoOf(visitor, left);
    expect(paidYen).toBe(left.quote.totalYen);
    expect(payments.map(({ method, state }) => `${method} ${state}`)).toEqual([
      'card captured',
      'convenienceStore expired',
      'convenienceStore expired',
      'convenienceStore expired',
    ]);
  });

  it('カードで支払った後に、前の番号とその前の番号で払われた分は、全額が口座に返る', async () => {
    const { before, left } = await toAnotherNumber();
    await runJobs();
    const second = await seen(visitor, left.id);
    const urls = [before, second].map((each) => numberOf(each).instructions?.url ?? '');
    expectStatus(await payLater(visitor, left, CARD), 200);
    for (const url of urls) await press(visitor, url, 'pay');
    await deliverEvents(server);
    await runJobs();
    const { payments, paidYen, refundingYen } = await infoOf(visitor, left);
    const states = payments.map(({ method, state }) => `${method} ${state}`);
    expect(states.filter((each) => each.endsWith('captured'))).toEqual(['card captured']);
    // What the sandbox has ended cannot be paid any more; what was paid before that goes back.
    expect(paidYen - refundingYen).toBe(left.quote.totalYen);
  });

  it.each(['unknown', 'a word of tomorrow'])(
    '決済会社が「%s」と言う番号でも、誤りにはならず、分かれば払える',
    async (word) => {
      const { left } = await toAnotherNumber();
      const newId = left.payment?.id;
      const says = (charge: Charge): Charge =>
        charge.status === 'awaitingPayment' && charge.paymentId === newId
          ? { ...charge, status: word as ChargeStatus }
          : charge;
      provider.faults.charge = async (call) => says(await call());
      provider.faults.find = async (call) => {
        const charge = await call();
        return charge && says(charge);
      };
      await runJobs();
      expect((await seen(visitor, left.id)).payment?.state).toBe('unknown');
      expect(await codeOf(payLater(visitor, left, CARD))).toEqual([409, 'RESERVATION_STATE']);
      expect((await infoOf(visitor, left)).totalYen).toBe(left.quote.totalYen);
      provider.faults = {};
      await runJobs();
      server.log.length = 0;
      const { payment, state } = await seen(visitor, left.id);
      expect([state, payment?.state]).toEqual(['confirmedUnpaid', 'awaitingPayment']);
      expect(payment?.amountYen).toBe(left.quote.totalYen);
      expectStatus(await payLater(visitor, left, CARD), 200);
    },
  );

  it('決済会社に届かない間も、誤りにはならず、届けば番号ができる', async () => {
    const { left } = await toAnotherNumber();
    provider.faults.charge = unreachable;
    await runJobs();
    expect(await codeOf(payLater(visitor, left, CARD))).toEqual([409, 'RESERVATION_STATE']);
    provider.faults = {};
    for (const _ of [1, 2, 3]) await runJobs();
    expect((await seen(visitor, left.id)).payment?.state).toBe('awaitingPayment');
  });
});
