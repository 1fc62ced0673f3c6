import type { Payment, Reservation } from '@ferry/api/customer-server';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../support/api.ts';
import { expectStatus, key } from '../support/booking.ts';
import { comeBack, complete, seen } from '../support/paying.ts';
import {
  bookUnpaid,
  infoOf,
  numberOf,
  payLater,
  payRequest,
  startPayment,
} from '../support/paying-later.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import type { ProviderWorld } from '../support/provider-world.ts';
import { LAWSON, offerLawson } from '../support/stores.ts';
import { useVisitor } from '../support/use-server.ts';

/** What is due on a reservation is paid later, through the whole server: the same for every provider. */
export function payingLaterSuite(server: TestServer, worldOf: () => ProviderWorld): void {
  const visitor = useVisitor(server);
  let world: ProviderWorld;
  beforeAll(async () => {
    world = worldOf();
    await offerLawson(server.db);
  });
  afterEach(() => {
    server.log.length = 0;
  });

  const statesOf = async (id: string, who = visitor) => {
    const { state, paymentMethod, limitTime } = await seen(who, id);
    const { payments } = await infoOf(who, { id });
    return {
      state,
      paymentMethod,
      limitTime,
      payments: payments.map(({ method, state: each }) => `${method} ${each}`),
    };
  };
  const settle = async () => {
    for (const _ of [1, 2, 3]) {
      pass(server, 5);
      await runPaymentJobs(server);
      for (const deliver of await world.news()) expect(await deliver()).toBe(204);
    }
  };
  const mails = async (booked: Reservation) => {
    const query = server.db.selectFrom('mail').select('kind').orderBy('id');
    const about = query.where('occasion', 'like', `%${booked.id}%`);
    return (await about.execute()).map(({ kind }) => kind);
  };

  describe('窓口で支払う予約', () => {
    const atOnce = [
      { way: 'frictionless', status: 200, code: undefined, ends: ['confirmed', 'captured'] },
      {
        way: 'declined',
        status: 402,
        code: 'PAYMENT_DECLINED',
        ends: ['confirmedUnpaid', 'failed'],
      },
      {
        way: 'authenticationFailed',
        status: 402,
        code: 'TDS_FAILED',
        ends: ['confirmedUnpaid', 'failed'],
      },
      {
        way: 'challenge',
        status: 202,
        code: undefined,
        ends: ['paymentProcessing', 'requiresAction'],
      },
      { way: 'slow', status: 202, code: undefined, ends: ['paymentProcessing', 'unknown'] },
      { way: 'lostResponse', status: 202, code: undefined, ends: ['paymentProcessing', 'unknown'] },
    ] as const;
    it.each(atOnce)('カードで支払う:$way', async ({ way, status, code, ends }) => {
      const booked = await bookUnpaid(visitor, 'port');
      const response = await payLater(visitor, booked, world.pay(way));
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
      const [state, payment] = ends;
      expect(await statesOf(booked.id)).toMatchObject({ state, payments: [`card ${payment}`] });
      const { paymentMethod } = await seen(visitor, booked.id);
      expect(paymentMethod).toBe(state === 'confirmed' ? 'card' : 'port');
    });

    it('支払うと確定し、履歴は「お支払い」だけ。お支払い完了のメールが届く', async () => {
      const booked = await bookUnpaid(visitor, 'port');
      const paid = expectStatus(await payLater(visitor, booked, world.pay('frictionless')), 200);
      expect(paid.json<Payment>()).toMatchObject({ purpose: 'later', state: 'captured' });
      const { history } = await seen(visitor, booked.id);
      expect(history.map(({ event }) => event)).toEqual(['held', 'confirmed', 'paid']);
      expect((await mails(booked)).at(-1)).toBe('paymentCompleted');
      expect(await infoOf(visitor, booked)).toMatchObject({
        totalYen: 0,
        payBy: null,
        paidYen: booked.quote.totalYen,
        options: [],
      });
    });

    it('本人認証をやめると、窓口で支払う予約に戻り、もう一度支払える', async () => {
      const booked = await bookUnpaid(visitor, 'port');
      expectStatus(await payLater(visitor, booked, world.pay('challenge')), 202);
      pass(server, 12 * 60);
      await runPaymentJobs(server);
      expect(await statesOf(booked.id)).toEqual({
        state: 'confirmedUnpaid',
        paymentMethod: 'port',
        limitTime: booked.limitTime,
        payments: ['card timedOut'],
      });
      expectStatus(await payLater(visitor, booked, world.pay('frictionless')), 200);
      expect(await statesOf(booked.id)).toMatchObject({ state: 'confirmed' });
    });

    it('応答が失われても、送り直しで支払いが済み、請求は1回', async () => {
      const booked = await bookUnpaid(visitor, 'port');
      const info = await infoOf(visitor, booked);
      const request = await payRequest(visitor, info, world.pay('lostResponse'));
      const same = key();
      expectStatus(await startPayment(visitor, info, request, same), 202);
      pass(server, 5);
      await runPaymentJobs(server);
      const again = expectStatus(await startPayment(visitor, info, request, same), 200);
      const payment = again.json<Payment>();
      expect(payment.state).toBe('captured');
      expect(await world.charges(payment)).toBe(1);
      const other = await startPayment(visitor, info, request);
      expect([other.statusCode, other.json().code]).toEqual([409, 'ALREADY_PAID']);
    });

    it('コンビニに変えると番号が決まり、店で支払うと確定する', async () => {
      const booked = await bookUnpaid(visitor, 'port');
      const number = expectStatus(await payLater(visitor, booked, world.pay('store')), 200);
      expect(await statesOf(booked.id)).toEqual({
        state: 'confirmedUnpaid',
        paymentMethod: 'convenienceStore',
        limitTime: '2027-07-23T23:59:59+09:00',
        payments: ['convenienceStore awaitingPayment'],
      });
      expect((await mails(booked)).at(-1)).toBe('paymentNumberIssued');
      await world.payAtStore(number.json<Payment>());
      await settle();
      expect(await statesOf(booked.id)).toMatchObject({ state: 'confirmed' });
      const { history } = await seen(visitor, booked.id);
      expect(history.map(({ event }) => event)).toEqual([
        'held',
        'confirmed',
        'paymentChanged',
        'paid',
      ]);
    });
  });

  describe('コンビニで支払う予約', () => {
    it('カードに変えて支払うと、番号は決済会社で終わり、予約は1回だけ確定する', async () => {
      const booked = await bookUnpaid(visitor, LAWSON);
      expectStatus(await payLater(visitor, booked, world.pay('frictionless')), 200);
      await settle();
      expect(await statesOf(booked.id)).toMatchObject({
        state: 'confirmed',
        paymentMethod: 'card',
        payments: ['card captured', 'convenienceStore expired'],
      });
      const { payment } = await seen(visitor, booked.id);
      expect(payment).toMatchObject({ method: 'card', state: 'captured', failure: null });
      expect(await mails(booked)).toEqual(['reservationReceived', 'paymentCompleted']);
    });

    it('カードの手続きをやめると、前の番号がそのまま使え、期限も変わらない', async () => {
      const booked = await bookUnpaid(visitor, LAWSON);
      expectStatus(await payLater(visitor, booked, world.pay('challenge')), 202);
      pass(server, 12 * 60);
      await runPaymentJobs(server);
      expect(await statesOf(booked.id)).toEqual({
        state: 'confirmedUnpaid',
        paymentMethod: 'convenienceStore',
        limitTime: booked.limitTime,
        payments: ['card timedOut', 'convenienceStore awaitingPayment'],
      });
      // Everything else that is shown of it is about the number as well.
      expect((await seen(visitor, booked.id)).payment?.id).toBe(numberOf(booked).id);
      await world.payAtStore(numberOf(booked));
      await settle();
      expect(await statesOf(booked.id)).toMatchObject({ state: 'confirmed' });
    });

    it('承認されなくても、前の番号はそのまま使える', async () => {
      const booked = await bookUnpaid(visitor, LAWSON);
      expectStatus(await payLater(visitor, booked, world.pay('declined')), 402);
      await world.payAtStore(numberOf(booked));
      await settle();
      expect(await statesOf(booked.id)).toMatchObject({
        state: 'confirmed',
        paymentMethod: 'convenienceStore',
      });
    });

    it('本人認証の間に店で支払うと確定し、カードには請求しない', async () => {
      const booked = await bookUnpaid(visitor, LAWSON);
      const card = expectStatus(await payLater(visitor, booked, world.pay('challenge')), 202);
      await world.payAtStore(numberOf(booked));
      await settle();
      expect(await statesOf(booked.id)).toMatchObject({
        state: 'confirmed',
        paymentMethod: 'convenienceStore',
        payments: [expect.stringMatching(/^card (cancelled|timedOut)$/), expect.anything()],
      });
      const back = await complete(visitor, card.json<Payment>().id);
      expect([402, 410]).toContain(back.statusCode);
      const { history } = await seen(visitor, booked.id);
      expect(history.map(({ event }) => event)).toEqual(['held', 'confirmed', 'paid']);
    });

    it('カードで支払った後に前の番号へ届いたお金は、1回だけ返す。予約は残る', async () => {
      const booked = await bookUnpaid(visitor, LAWSON);
      expectStatus(await payLater(visitor, booked, world.pay('frictionless')), 200);
      await world.payAtStore(numberOf(booked));
      const told = await world.news();
      // Each event twice, the last one first.
      for (const deliver of [...told, ...told].reverse()) expect(await deliver()).toBe(204);
      await settle();
      const { payments, paidYen } = await infoOf(visitor, booked);
      const [card, store] = payments;
      expect([card?.state, store?.failure]).toEqual(['captured', 'ALREADY_PAID']);
      expect(['refundNeedsAccount', 'refunded']).toContain(store?.state);
      expect(paidYen).toBe(2 * booked.quote.totalYen);
      await world.endRefund(numberOf(booked), 'succeeded');
      await settle();
      expect(await infoOf(visitor, booked)).toMatchObject({ refundedYen: booked.quote.totalYen });
      expect(await statesOf(booked.id)).toMatchObject({
        state: 'confirmed',
        payments: ['card captured', 'convenienceStore refunded'],
      });
      // By the provider, or by the operator's transfer.
      const ofEnds = server.db.selectFrom('mail').select('kind');
      const ends = await ofEnds
        .where('kind', 'in', ['doubleRefunded', 'refundDone'])
        .where('text_body', 'like', `%${groupsOfFour(booked.reservationNumber)}%`)
        .execute();
      expect(ends).toHaveLength(1);
    });

    it('ほかの番号に変えると、前の番号は終わる。期限は延びない', async () => {
      const booked = await bookUnpaid(visitor, LAWSON);
      pass(server, 24 * 3600);
      const later = await comeBack(server.app, booked);
      expectStatus(await payLater(later, booked, world.pay('store')), 200);
      await settle();
      expect(await statesOf(booked.id, later)).toEqual({
        state: 'confirmedUnpaid',
        paymentMethod: 'convenienceStore',
        limitTime: booked.limitTime,
        payments: ['convenienceStore awaitingPayment', 'convenienceStore expired'],
      });
    });

    it('期限の後に本人認証が終わっても、手続き中はお席が残り、支払えば確定する', async () => {
      const booked = await bookUnpaid(visitor, LAWSON);
      server.clock.set('2027-07-23T23:58:00+09:00');
      const later = await comeBack(server.app, booked);
      const card = expectStatus(await payLater(later, booked, world.pay('challenge')), 202);
      server.clock.set('2027-07-24T00:01:00+09:00');
      await runPaymentJobs(server);
      expect(await statesOf(booked.id, later)).toMatchObject({ state: 'paymentProcessing' });
      await world.authenticate(card.json<Payment>(), true);
      await settle();
      expect(await statesOf(booked.id, later)).toMatchObject({
        state: 'confirmed',
        payments: ['card captured', 'convenienceStore expired'],
      });
    });

    it('期限の後に本人認証をやめると、お席が戻り、期限切れになる', async () => {
      const booked = await bookUnpaid(visitor, LAWSON);
      server.clock.set('2027-07-23T23:58:00+09:00');
      const later = await comeBack(server.app, booked);
      expectStatus(await payLater(later, booked, world.pay('challenge')), 202);
      server.clock.set('2027-07-24T00:10:00+09:00');
      await runPaymentJobs(server);
      await runPaymentJobs(server);
      expect(await statesOf(booked.id, later)).toMatchObject({
        state: 'expired',
        payments: ['card timedOut', 'convenienceStore expired'],
      });
      expect((await mails(booked)).at(-1)).toBe('reservationExpired');
    });
  });
}
