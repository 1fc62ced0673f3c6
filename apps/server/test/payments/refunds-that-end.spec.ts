import type { Reservation } from '@ferry/api/customer-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  removeOldNames,
  removeOldRecords,
} from '../../src/booking/reservations/remove-old-reservations.ts';
import { ProviderFailure } from '../../src/booking/services/payment-provider.ts';
import { mailJobs } from '../../src/jobs/mail-jobs.ts';
import { paymentJobs } from '../../src/jobs/payment-jobs.ts';
import { expectStatus } from '../support/booking.ts';
import { cancelShown } from '../support/cancelling.ts';
import { CARDS, comeBack, lookedUp, press, seen } from '../support/paying.ts';
import { bookUnpaid, numberOf, payLater } from '../support/paying-later.ts';
import { deliverEvents, pass, runPaymentJobs } from '../support/payment-work.ts';
import { operate, register, typed } from '../support/refund-accounts.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
afterEach(() => {
  vi.restoreAllMocks();
});
const DAY = 24 * 3600;
const STORE = { store: 'store_minato' };
const all = [{ leg: 'outbound' as const, kind: 'leg' as const, position: null }];

const run = (name: string) => {
  const settings = { transport: undefined, siteUrl: '', keepsTokens: false };
  const jobs = [...paymentJobs(server.services), ...mailJobs(server.services, settings as never)];
  const job = jobs.find((each) => each.name === name);
  if (!job) throw new Error('There is no such job');
  const error = (facts: object, message: string) =>
    server.log.push(JSON.stringify({ ...facts, message }));
  return job.run({ info: () => undefined, error });
};
const line = async (id: string) => {
  const list = (await operate(server, 'refunds list')).split('\n');
  return list.find((each) => each.startsWith(id))?.split('\t');
};
const mailsOf = async (refundId: string) => {
  const mails = server.db.selectFrom('mail').select(['kind', 'text_body']);
  return mails.where('occasion', 'like', `% ${refundId} %`).orderBy('id').execute();
};

/** Paid at a store and cancelled, on the 20th of July. */
async function toRefund(): Promise<Reservation & { refundId: string }> {
  const booked = await bookUnpaid(visitor, STORE);
  await press(visitor, numberOf(booked).instructions?.url ?? '', 'pay');
  await deliverEvents(server);
  const cancelled = await cancelShown(visitor, await seen(visitor, booked.id), all);
  return { ...cancelled, refundId: cancelled.refunds[0]?.id ?? '' };
}

describe('登録されない払い戻し先', () => {
  it('期限を伝え、1回だけお願いし、90日目の終わりまで登録できる', async () => {
    const cancelled = await toRefund();
    const { refundId } = cancelled;
    const registerBy = '2027-10-18T23:59:59+09:00';
    expect(cancelled.refunds).toMatchObject([{ state: 'needsAccount', registerBy }]);
    expect((await line(refundId))?.slice(2)).toEqual([
      'needsAccount',
      cancelled.cancellations[0]?.number,
      String(cancelled.refunds[0]?.amountYen),
      `until ${registerBy}`,
    ]);
    for (const _ of [1, 2, 3]) {
      pass(server, 7 * DAY);
      await run('remind of accounts');
    }
    const [reminder, ...others] = await mailsOf(refundId);
    expect([reminder?.kind, others]).toEqual(['refundAccountReminder', []]);
    expect(reminder?.text_body).toContain('2027年10月18日(月)までに、');
    server.clock.set('2027-10-18T23:59:58+09:00');
    expect(await run('end unclaimed')).toBe(0);
    const later = await comeBack(server.app, cancelled);
    const response = expectStatus(await register(later, cancelled, refundId), 200);
    expect(response.json<Reservation>().refunds).toMatchObject([
      { state: 'pending', registerBy: null },
    ]);
    await operate(server, `refunds paid ${refundId}`);
  });

  it('期限を過ぎると登録できず、お電話を待つ。担当者の一覧に残り、もう一度お願いできる', async () => {
    const cancelled = await toRefund();
    const { refundId } = cancelled;
    const registerBy = '2027-10-18T23:59:59+09:00';
    server.clock.set(registerBy);
    // Before the job has been there.
    const later = await comeBack(server.app, cancelled);
    const late = await register(later, cancelled, refundId);
    expect([late.statusCode, late.json().code]).toEqual([409, 'RESERVATION_STATE']);
    expect(await run('end unclaimed')).toBe(1);
    expect(await run('end unclaimed')).toBe(0);
    expect(
      server.log.splice(0).filter((each) => each.includes('nobody has registered')),
    ).toHaveLength(1);
    expect((await register(later, cancelled, refundId)).statusCode).toBe(409);
    const { refunds, cancellations } = await seen(later, cancelled.id);
    expect(refunds).toMatchObject([{ state: 'needsAccount', registerBy }]);
    expect(cancellations).toMatchObject([{ refundState: 'needsAccount' }]);
    expect((await line(refundId))?.slice(2)).toEqual([
      'unclaimed',
      cancelled.cancellations[0]?.number,
      String(refunds[0]?.amountYen),
      `since ${registerBy}`,
    ]);
    pass(server, 7 * DAY);
    expect(await run('remind of accounts')).toBe(0);
    expect(await operate(server, `refunds returned ${refundId}`)).toContain('waits for');
    const again = await comeBack(server.app, cancelled);
    const asked = await seen(again, cancelled.id);
    expect(asked.refunds).toMatchObject([{ registerBy: '2028-01-23T23:59:59+09:00' }]);
    expect((await mailsOf(refundId)).map(({ kind }) => kind)).toEqual(['refundAccountRequested']);
    expectStatus(await register(again, asked, refundId), 200);
    await operate(server, `refunds paid ${refundId}`);
    expect((await seen(again, cancelled.id)).refunds).toMatchObject([{ state: 'refunded' }]);
  });

  it.each([
    ['取り消した予約', toRefund],
    ['支払い済みの予約に重ねて届いたお金', twicePaid],
  ])('%s:受け取られないままでも、記録はほかの予約と同じときに消える', async (_, refunded) => {
    const { id, refundId } = await refunded();
    const isThere = async () => {
      const row = server.db
        .selectFrom('reservation')
        .select('record_removed_at')
        .where('id', '=', id);
      return (await row.executeTakeFirst())?.record_removed_at === null;
    };
    const remove = async () => {
      for (const what of [removeOldNames, removeOldRecords]) {
        await what(server.db, server.clock.now(), () => undefined);
      }
      return isThere();
    };
    server.clock.set('2030-06-01T00:00:00+09:00');
    await server.db.deleteFrom('payment_event').execute();
    expect(await remove()).toBe(true);
    expect(await run('end unclaimed')).toBeGreaterThan(0);
    server.log.length = 0;
    expect(await remove()).toBe(false);
    // What is owed is still there.
    expect((await line(refundId))?.[2]).toBe('unclaimed');
    expect(await operate(server, `refunds paid ${refundId}`)).toBe(`${refundId} is paid`);
    expect(await line(refundId)).toBeUndefined();
  });
});

/** By card while its number was good, and then at the store. */
async function twicePaid(): Promise<Reservation & { refundId: string }> {
  const booked = await bookUnpaid(visitor, STORE);
  const url = numberOf(booked).instructions?.url ?? '';
  expectStatus(await payLater(visitor, booked, { card: CARDS.frictionless }), 200);
  await press(visitor, url, 'pay');
  await deliverEvents(server);
  const paid = await seen(visitor, booked.id);
  return { ...paid, refundId: paid.refunds[0]?.id ?? '' };
}

describe('決済会社が断り続ける、全額の払い戻し', () => {
  /** The store's money comes first, and the card's goes back as a whole. */
  async function toGiveBack(): Promise<{ booked: Reservation; paymentId: string }> {
    const booked = await bookUnpaid(visitor, STORE);
    const { payments } = server.services;
    const charge = payments.charge.bind(payments);
    vi.spyOn(payments, 'charge').mockImplementationOnce(async (request) => {
      await press(visitor, numberOf(booked).instructions?.url ?? '', 'pay');
      await deliverEvents(server);
      return charge(request);
    });
    const refusal = new ProviderFailure({ status: 400, code: 'balance_insufficient' }, true);
    vi.spyOn(payments, 'refund').mockRejectedValue(refusal);
    expect((await payLater(visitor, booked, { card: CARDS.frictionless })).statusCode).toBe(409);
    const row = await server.db
      .selectFrom('payment')
      .select('id')
      .where('reservation_id', '=', booked.id)
      .where('state', '=', 'refundPending')
      .executeTakeFirstOrThrow();
    return { booked, paymentId: row.id };
  }
  const stateOf = async (paymentId: string) => {
    const payment = server.db.selectFrom('payment').select(['state', 'next_check_at']);
    return payment.where('id', '=', paymentId).executeTakeFirstOrThrow();
  };

  it('7日で頼むのをやめ、担当者が手で返して記録する。取消の払い戻しと同じ', async () => {
    const { booked, paymentId } = await toGiveBack();
    await runPaymentJobs(server);
    expect((await line(paymentId))?.slice(1, 5)).toEqual([
      'card',
      'refused',
      booked.reservationNumber,
      String(booked.quote.totalYen),
    ]);
    expect((await typed(server, `refunds paid ${paymentId}`)).text).toContain('provider pays it');
    pass(server, 7 * DAY - 60);
    await runPaymentJobs(server);
    expect((await line(paymentId))?.at(-1)).toMatch(/^again /);
    pass(server, 3600);
    await runPaymentJobs(server);
    const alarms = server.log.splice(0).filter((each) => each.includes('"level":50'));
    expect(alarms.map((each) => JSON.parse(each).msg)).toEqual([
      'a refund is refused',
      'a refund has to be paid by hand',
    ]);
    expect((await line(paymentId))?.at(-1)).toBe('by hand');
    const asked = vi.mocked(server.services.payments.refund).mock.calls.length;
    pass(server, 30 * DAY);
    await runPaymentJobs(server);
    expect(vi.mocked(server.services.payments.refund).mock.calls).toHaveLength(asked);
    expect((await typed(server, `refunds again ${paymentId}`)).exitCode).toBe(1);
    expect(await operate(server, `refunds paid ${paymentId}`)).toBe(`${paymentId} is paid`);
    expect(await operate(server, `refunds paid ${paymentId}`)).toContain('was paid already');
    expect(await stateOf(paymentId)).toEqual({ state: 'refunded', next_check_at: null });
    expect(await line(paymentId)).toBeUndefined();
    const { state, history } = await lookedUp(server.app, booked);
    expect([state, history.at(-1)]).toMatchObject([
      'confirmed',
      { event: 'refunded', by: 'operator' },
    ]);
    const mails = server.db.selectFrom('mail').select('kind').where('kind', '=', 'doubleRefunded');
    expect(await mails.execute()).toHaveLength(1);
    // The sandbox's own books know nothing of what was given back by hand.
    await server.db
      .updateTable('sandbox_charge')
      .set({ state: 'refunded' })
      .where('charge_key', '=', paymentId)
      .execute();
  });

  it('断られなくなれば戻り、一覧から消える', async () => {
    const { paymentId } = await toGiveBack();
    await runPaymentJobs(server);
    server.log.length = 0;
    vi.restoreAllMocks();
    await operate(server, `refunds again ${paymentId}`);
    await runPaymentJobs(server);
    expect((await stateOf(paymentId)).state).toBe('refunded');
    expect(await line(paymentId)).toBeUndefined();
  });
});
