import type { Payment } from '@ferry/api/customer-server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../support/api.ts';
import { expectStatus, key } from '../support/booking.ts';
import { seen } from '../support/paying.ts';
import { bookUnpaid, infoOf, payLater, payRequest, startPayment } from '../support/paying-later.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import type { ProviderWorld } from '../support/provider-world.ts';
import { usePayingLater } from '../support/use-paying-later.ts';

/** What is to be paid at the port is paid before, through the whole server: the same for every provider. */
export function payingPortLaterSuite(server: TestServer, worldOf: () => ProviderWorld): void {
  const { visitor, statesOf, settle, mails } = usePayingLater(server, worldOf);
  let world: ProviderWorld;
  beforeAll(() => {
    world = worldOf();
  });

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
}
