import type { Payment, Reservation } from '@ferry/api/customer-server';
import { beforeAll, expect, it } from 'vitest';
import type { TestServer, Visitor } from '../support/api.ts';
import { bookFamily, cancelShown, oneOf, quoteOf, wholeTrip } from '../support/cancelling.ts';
import { lookedUp, seen } from '../support/paying.ts';
import { infoOf } from '../support/paying-later.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import type { ProviderWorld } from '../support/provider-world.ts';
import { LAWSON, offerLawson } from '../support/stores.ts';

const FEE = 550;

/** What is paid, or to be paid, at a store and cancelled; the same for each adapter. */
export function storeRefundsSuite(
  server: TestServer,
  visitor: Visitor,
  worldOf: () => ProviderWorld,
  { way }: { way: 'account' | 'accountByProvider' },
): void {
  let world: ProviderWorld;
  beforeAll(async () => {
    await offerLawson(server.db);
    world = worldOf();
  });

  const paymentOf = ({ payment }: Reservation): Payment => {
    if (!payment) throw new Error('It has no payment');
    return payment;
  };
  const tellNews = async () => {
    for (const deliver of await world.news()) expect(await deliver()).toBe(204);
  };
  const work = async () => {
    await runPaymentJobs(server);
    pass(server, 60);
    await runPaymentJobs(server);
    await tellNews();
  };
  const unpaid = () => bookFamily(visitor, LAWSON);
  const paid = async () => {
    const booked = await unpaid();
    await world.payAtStore(paymentOf(booked));
    await tellNews();
    return seen(visitor, booked.id);
  };
  const mailsOf = async ({ id }: Reservation) => {
    const refunds = (await seen(visitor, id)).refunds.map((refund) => refund.id);
    const mails = await server.db.selectFrom('mail').select(['kind', 'occasion']).execute();
    return mails
      .filter(({ occasion }) => [id, ...refunds].some((about) => occasion.includes(about)))
      .map(({ kind }) => kind)
      .sort();
  };
  const paymentsOf = ({ id }: Reservation) =>
    server.db
      .selectFrom('payment')
      .select(['id', 'state', 'amount_yen', 'replaces', 'instructions'])
      .where('reservation_id', '=', id)
      .orderBy('attempt')
      .execute();

  it('支払い済みの取消は、振込手数料を前もって示し、口座に戻るまで「払い戻し済み」と言わない', async () => {
    const booked = await paid();
    expect(booked.state).toBe('confirmed');
    const quote = await quoteOf(visitor, booked, wholeTrip);
    expect(quote).toMatchObject({ refundWay: way, transferFeeYen: FEE });
    const cancelled = await cancelShown(visitor, booked, wholeTrip);
    await work();
    const { refunds, cancellations } = await seen(visitor, booked.id);
    const amountYen = quote.refundYen - FEE;
    expect(refunds).toMatchObject([{ way, state: 'needsAccount', amountYen, transferFeeYen: FEE }]);
    expect(cancellations).toMatchObject([{ transferFeeYen: FEE, refundState: 'needsAccount' }]);
    // Both pages say what comes to the customer.
    expect(await infoOf(visitor, booked)).toMatchObject({ refundingYen: amountYen });
    expect(cancelled.cancellations[0]?.refundYen).toBe(quote.refundYen);
    await world.endRefund(paymentOf(booked), 'succeeded');
    await tellNews();
    await work();
    const after = await seen(visitor, booked.id);
    expect(after.refunds).toMatchObject([{ state: 'refunded', amountYen }]);
    expect(after.history.filter(({ event }) => event === 'refunded')).toHaveLength(1);
    expect((await mailsOf(booked)).filter((kind) => kind === 'refundDone')).toHaveLength(1);
  });

  it('支払い済みの一部の取消を重ねても、戻る額の和はお支払い額を超えない', async () => {
    const booked = await paid();
    const child = booked.passengers.findIndex((each) => each.passengerClass === 'child');
    const once = await cancelShown(visitor, booked, [oneOf('passenger', child)]);
    const twice = await cancelShown(visitor, once, [
      { leg: 'return', kind: 'leg', position: null },
    ]);
    const gone = await cancelShown(visitor, twice, [
      { leg: 'outbound', kind: 'leg', position: null },
    ]);
    await work();
    const given = gone.refunds.reduce((sum, each) => sum + each.amountYen + each.transferFeeYen, 0);
    const fees = gone.cancellations.reduce((sum, each) => sum + each.feeYen, 0);
    expect(given + fees).toBe(booked.quote.totalYen);
  });

  it('支払い前の一部の取消は、前の番号が終わってから新しい番号になり、メールで届く', async () => {
    const booked = await unpaid();
    const child = booked.passengers.findIndex((each) => each.passengerClass === 'child');
    const left = await cancelShown(visitor, booked, [oneOf('passenger', child)]);
    expect(left).toMatchObject({ state: 'confirmedUnpaid', payment: { instructions: null } });
    await work();
    const now = await seen(visitor, booked.id);
    const number = now.payment?.instructions?.paymentNumber;
    expect(now.payment).toMatchObject({
      state: 'awaitingPayment',
      amountYen: left.quote.totalYen,
      instructions: { payBy: booked.payment?.instructions?.payBy },
    });
    expect(now.payment?.id).not.toBe(booked.payment?.id);
    expect((await paymentsOf(booked)).map(({ state }) => state)).toEqual([
      'expired',
      'awaitingPayment',
    ]);
    const mail = await server.db
      .selectFrom('mail')
      .select('text_body')
      .where('kind', '=', 'storeNumberChanged')
      .where('occasion', 'like', `%${booked.id}%`)
      .executeTakeFirstOrThrow();
    expect(mail.text_body).toContain(number);
    await world.payAtStore(paymentOf(now));
    await tellNews();
    expect((await seen(visitor, booked.id)).state).toBe('confirmed');
  });

  it('前の番号で支払われたお金は、1回だけ戻り、新しい番号はそのまま待つ', async () => {
    const booked = await unpaid();
    const left = await cancelShown(visitor, booked, [oneOf('passenger', 1)]);
    await world.captureLate(paymentOf(booked));
    await work();
    const now = await seen(visitor, booked.id);
    expect(now).toMatchObject({
      state: 'confirmedUnpaid',
      payment: { state: 'awaitingPayment', amountYen: left.quote.totalYen },
    });
    const [old] = await paymentsOf(booked);
    expect(old?.state).toBe('refundNeedsAccount');
    if (way === 'account') {
      expect(now.refunds).toMatchObject([
        { way, cancellationId: null, amountYen: booked.quote.totalYen, transferFeeYen: 0 },
      ]);
    }
    await world.endRefund(paymentOf(booked), 'succeeded');
    await tellNews();
    await work();
    expect((await paymentsOf(booked)).map(({ state }) => state)).toEqual([
      'refunded',
      'awaitingPayment',
    ]);
    await world.payAtStore(paymentOf(now));
    await tellNews();
    expect((await lookedUp(server.app, booked)).state).toBe('confirmed');
  });

  it('支払い前にすべてを取り消すと番号が終わり、続けて2回取り消しても、残る番号は1つ', async () => {
    const booked = await unpaid();
    const once = await cancelShown(visitor, booked, [oneOf('passenger', 1)]);
    const twice = await cancelShown(visitor, once, [
      { leg: 'return', kind: 'leg', position: null },
    ]);
    // What was never asked of the provider is certain after some minutes.
    for (const _ of [1, 2, 3, 4]) {
      pass(server, 200);
      await work();
    }
    expect((await paymentsOf(booked)).map(({ state }) => state)).toEqual([
      'expired',
      'expired',
      'awaitingPayment',
    ]);
    const now = await seen(visitor, booked.id);
    expect(now.payment?.amountYen).toBe(twice.quote.totalYen);
    await cancelShown(visitor, now, [{ leg: 'outbound', kind: 'leg', position: null }]);
    await work();
    const states = (await paymentsOf(booked)).map(({ state }) => state);
    expect(states).toEqual(['expired', 'expired', 'expired']);
  });
}
