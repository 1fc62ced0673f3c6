import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { paymentContext } from '../../src/booking/paying/payment-context.ts';
import { receiveEvent } from '../../src/booking/paying/payment-events.ts';
import { markRefundPaid } from '../../src/booking/transfers/transfers.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { findPaymentsLeft } from '../../src/domain/payments/refund-rows.ts';
import { cancellationSuite } from '../bookings/cancellations.suite.ts';
import { NOW } from '../support/api.ts';
import { RESERVATIONS } from '../support/booking.ts';
import { bookFamily, cancelShown, wholeTrip } from '../support/cancelling.ts';
import { clockAt, openDemonstration } from '../support/operator.ts';
import { seen } from '../support/paying.ts';
import { infoOf } from '../support/paying-later.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { issued, sourcesOf } from '../support/receipts.ts';
import { startByStripe } from '../support/stripe/by-stripe.ts';
import { newRefund } from '../support/stripe/objects.ts';
import { endRefund } from '../support/stripe/refunds.ts';
import { eventOf, sendStripeEvent, signatureOf } from '../support/stripe/signed-events.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const clock = clockAt(NOW);
const { strict, stripe } = await startByStripe(clock);
const server = useTestServer(async () => ({
  database: await openDemonstration(clock),
  clock,
  payments: stripe,
}));
const visitor = useVisitor(server);
afterEach(() => {
  vi.restoreAllMocks();
  strict.fault = undefined;
});
afterAll(() => strict.close());

const card = { token: 'pm_card_visa' };
const intentOf = ({ payment }: Reservation) => {
  const found = [...strict.intents.values()].find(
    ({ metadata }) => metadata.paymentId === payment?.id,
  );
  if (!found) throw new Error('Stripe has no such payment');
  return found;
};

describe('Stripe', () => {
  cancellationSuite({
    server,
    visitor,
    card,
    async givenBack(reservation) {
      const charge = intentOf(reservation).latest_charge;
      return typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0;
    },
    loseNext(what) {
      let left = 1;
      strict.fault = (request, go) => {
        if (request.operation !== 'POST /v1/refunds' || left === 0) return go();
        left = 0;
        if (what === 'response') go();
        return { status: 502, body: { error: { type: 'api_error', message: 'lost' } } };
      };
    },
    refuse(isRefusing) {
      strict.books.hasBalance = !isRefusing;
    },
    tell(reservation, id, kind) {
      const refund = { id: 're_1', object: 'refund', payment_intent: intentOf(reservation).id };
      const event = eventOf('refund.updated', refund, `evt_${id}`);
      const secret = kind === 'forged' ? 'whsec_other' : undefined;
      return sendStripeEvent(server, event, signatureOf(event, secret, kind === 'old' ? 3600 : 0));
    },
    async sendBack(reservation) {
      endRefund(intentOf(reservation), 'failed');
    },
  });

  const setByHand = (reservation: Reservation, amount: number) => {
    const intent = intentOf(reservation);
    const charge = intent.latest_charge as Stripe.Charge;
    charge.refunds?.data.unshift({
      ...newRefund(`re_hand_${amount}_${intent.id}`, charge, 'succeeded'),
      amount,
      created: Math.floor(clock.now().getTime() / 1000),
    });
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
  };
  const alarms = (words: string) =>
    server.log.splice(0).filter((line) => line.includes(words)).length;
  const tell = async (reservation: Reservation, id: string) => {
    const context = paymentContext(server.services, {
      warn: () => undefined,
      error: (_, message) => server.log.push(message),
    });
    await receiveEvent(context, { id, type: 'refund.updated', chargeId: intentOf(reservation).id });
  };
  const created = () =>
    strict.requests.filter(({ operation }) => operation === 'POST /v1/refunds').length;
  const refundOf = ({ payment }: Reservation) =>
    server.db
      .selectFrom('refund')
      .selectAll()
      .where('payment_id', '=', payment?.id ?? '')
      .executeTakeFirstOrThrow();

  it('一部が手作業で返されていて足りない返金は、警報とともに終わり、繰り返さない', async () => {
    const booked = await bookFamily(visitor, card);
    await cancelShown(visitor, booked, wholeTrip);
    setByHand(booked, 5000);
    await runPaymentJobs(server);
    expect(alarms('a refund has to be paid by hand')).toBe(1);
    expect(await refundOf(booked)).toMatchObject({ state: 'stopped', next_check_at: null });
    const { cancellations } = await seen(visitor, booked.id);
    expect(cancellations[0]?.refundState).toBe('pending');
    const before = created();
    pass(server, 24 * 3600);
    await runPaymentJobs(server);
    server.clock.set(NOW);
    expect(created()).toBe(before);
  });

  it('一部が手作業で返されたと分かると、足りない取消は電話の案内になる', async () => {
    const booked = await bookFamily(visitor, card);
    setByHand(booked, 5000);
    await tell(booked, 'evt_partly');
    const url = `${RESERVATIONS}/${booked.id}/cancellation-quotes`;
    const response = await visitor.post(url, { items: wholeTrip });
    expect([response.statusCode, response.json().code]).toEqual([409, 'CANCEL_BY_PHONE']);
  });

  it('失敗した返金は、決済会社の知らせでは早まらず、5回で警報とともに終わる', async () => {
    const booked = await bookFamily(visitor, card);
    await issued(visitor, booked);
    const { cancellations } = await cancelShown(visitor, booked, wholeTrip);
    const before = created();
    for (let day = 1; day <= 7; day += 1) {
      for (const again of [1, 2, 3]) {
        await runPaymentJobs(server);
        const [refund] = (intentOf(booked).latest_charge as Stripe.Charge).refunds?.data ?? [];
        if (refund && refund.status !== 'failed') endRefund(intentOf(booked), 'failed');
        await sql`update refund set state = 'pending', next_check_at = ${server.clock.now()}
          where state = 'refunded'`.execute(server.db);
        await tell(booked, `evt_${day}_${again}`);
      }
      pass(server, 24 * 3600 + 1);
    }
    server.clock.set(NOW);
    expect(created() - before).toBe(5);
    expect(alarms('a refund has to be paid by hand')).toBe(1);
    const stopped = await refundOf(booked);
    expect(stopped.state).toBe('stopped');
    // Paid in the dashboard it went back once: in the papers, in the sums, and noted as paid as well.
    const papers = await sourcesOf(visitor, booked);
    const yen = cancellations[0]?.refundYen ?? 0;
    const moved = async () => {
      const { refundingYen, refundedYen } = await infoOf(visitor, booked);
      return { refundingYen, refundedYen };
    };
    expect(await moved()).toEqual({ refundingYen: yen, refundedYen: 0 });
    setByHand(booked, yen);
    await tell(booked, 'evt_paid');
    expect(await sourcesOf(visitor, booked)).toEqual(papers);
    expect(await moved()).toEqual({ refundingYen: 0, refundedYen: yen });
    const [left] = await findPaymentsLeft(server.db, booked.id);
    expect(left?.leftYen).toBe(cancellations[0]?.feeYen);
    await inTransaction(server.db, (tx) => markRefundPaid(tx, clock, stopped.id));
    expect(await sourcesOf(visitor, booked)).toEqual(papers);
    expect(await moved()).toEqual({ refundingYen: 0, refundedYen: yen });
  });

  it('一部の返金の後に残りが手作業で返されると、履歴、メール、警報になる', async () => {
    const booked = await bookFamily(visitor, card);
    setByHand(booked, 1_000);
    await tell(booked, 'evt_first');
    const receipt = await issued(visitor, booked);
    // One that fails leaves the list with its paper, which no other one has.
    setByHand(booked, 700);
    await tell(booked, 'evt_to_fail');
    const failing = (await sourcesOf(visitor, booked)).at(-1);
    await issued(visitor, booked, { sourceId: failing?.sourceId });
    endRefund(intentOf(booked), 'failed');
    await tell(booked, 'evt_failed');
    expect((await sourcesOf(visitor, booked)).map(({ kind }) => kind)).toEqual(['payment']);
    pass(server, 3600);
    const done = await cancelShown(visitor, booked, [
      { leg: 'return', kind: 'leg', position: null },
    ]);
    const [{ id = '', number = '', refundYen = 0, feeYen = 0 } = {}] = done.cancellations;
    // What went back before the receipt is not in it: the cancellation's paper is about all of its own.
    const papers = async () =>
      (await sourcesOf(visitor, booked)).map((each) => [
        each.kind,
        each.amountYen,
        each.receivedOn,
      ]);
    const before = [
      ['payment', booked.quote.totalYen - 1_000, '2027-07-20'],
      ['cancellationFee', feeYen, '2027-07-20'],
      ['refund', refundYen + feeYen, '2027-07-20'],
    ];
    expect([receipt.amountYen, feeYen > 0]).toEqual([before[0]?.[1], true]);
    expect(await papers()).toEqual(before);
    const ofFee = await issued(visitor, booked, { sourceId: id });
    await runPaymentJobs(server);
    server.log.splice(0);
    pass(server, 16 * 3600);
    const restYen = booked.quote.totalYen - 1_000 - refundYen;
    setByHand(booked, restYen);
    pass(server, 24 * 3600);
    for (const event of ['evt_rest', 'evt_again']) await tell(booked, event);
    server.clock.set(NOW);
    const { history, payment } = await seen(visitor, booked.id);
    expect(history.filter(({ event }) => event === 'refunded').map(({ by }) => by)).toEqual([
      'system',
      'operator',
    ]);
    expect(payment?.state).toBe('refunded');
    // Each return has a paper of its own, of the provider's day: together nothing was kept, also not of the fee.
    const all = await sourcesOf(visitor, booked);
    expect(await papers()).toEqual([
      ...before,
      ['refund', restYen - feeYen, '2027-07-21'],
      ['refund', feeYen, '2027-07-21'],
    ]);
    expect(new Set([failing, ...all].map((each) => each?.sourceId)).size).toBe(all.length + 1);
    expect(all.at(2)?.issued).toEqual([]);
    expect(all.slice(2).map((each) => each.cancellationNumber)).toEqual([number, null, null]);
    expect(all.map((each) => each.corrects?.number)).toEqual([
      ...[undefined, undefined, receipt.number, receipt.number, ofFee.number],
    ]);
    expect(alarms('money went back by hand')).toBe(1);
    const mails = server.db.selectFrom('mail').select('id').where('kind', '=', 'paymentRefunded');
    expect(await mails.execute()).toHaveLength(1);
    // What is left of the booking is for the operator, who has its money back in their hands.
    await sql`update payment set state = 'captured' where reservation_id = ${booked.id}`.execute(
      server.db,
    );
  });

  it('手作業の返金は、10件より多くても、すべて数える', async () => {
    const booked = await bookFamily(visitor, card);
    for (let count = 1; count <= 25; count += 1) setByHand(booked, 100 + count);
    await tell(booked, 'evt_many');
    const { by_hand_yen } = await server.db
      .selectFrom('payment')
      .select('by_hand_yen')
      .where('id', '=', booked.payment?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(by_hand_yen).toBe(25 * 100 + (25 * 26) / 2);
  });

  it('返金は、同じお支払いの返金が何件あっても見つかり、2回戻らない', async () => {
    const booked = await bookFamily(visitor, card);
    const { cancellations } = await cancelShown(visitor, booked, wholeTrip);
    const yen = cancellations[0]?.refundYen ?? 0;
    await runPaymentJobs(server);
    const charge = intentOf(booked).latest_charge as Stripe.Charge;
    for (let count = 0; count < 120; count += 1) {
      const failed = newRefund(`re_old_${count}_${charge.id}`, charge, 'failed');
      charge.refunds?.data.unshift(failed);
    }
    await sql`update refund set state = 'pending', next_check_at = ${server.clock.now()}
      where payment_id = ${booked.payment?.id ?? ''}`.execute(server.db);
    const before = created();
    await runPaymentJobs(server);
    expect(created()).toBe(before);
    expect([(await refundOf(booked)).state, charge.amount_refunded]).toEqual(['refunded', yen]);
  });
});
