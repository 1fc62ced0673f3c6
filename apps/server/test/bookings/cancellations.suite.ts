import type { Reservation } from '@ferry/api/customer-server';
import { expect, it, vi } from 'vitest';
import { expectStatus, key } from '../support/booking.ts';
import {
  bookFamily,
  cancel,
  cancelShown,
  comeBack,
  oneOf,
  quoteOf,
  wholeTrip,
} from '../support/cancelling.ts';
import { silent } from '../support/faulty-provider.ts';
import { seen } from '../support/paying.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { lastRefund, type RefundWorld } from '../support/refund-world.ts';
import { refusedRefundSuite } from './refused-refunds.suite.ts';

const DAY_LATER = '2027-07-21T10:00:00+09:00';

export function cancellationSuite({ server, visitor, ...provider }: RefundWorld): void {
  const last = (of: Reservation, guest = visitor) => lastRefund(guest, of);

  it('すべてを取り消すと、手数料を引いた額が1回だけ戻り、席は戻る', async () => {
    const booked = await bookFamily(visitor, provider.card);
    const shown = await quoteOf(visitor, booked, wholeTrip);
    const request = { items: wholeTrip, feeYen: shown.feeYen, refundYen: shown.refundYen };
    const keyHeader = key();
    const first = expectStatus(await cancel(visitor, booked, request, keyHeader), 200);
    expect((await cancel(visitor, booked, request, keyHeader)).body).toBe(first.body);
    const cancelled = first.json<Reservation>();
    expect(cancelled).toMatchObject({ state: 'cancelled', version: booked.version + 1 });
    expect(cancelled.cancellations).toMatchObject([
      { isAll: true, feeYen: shown.feeYen, refundYen: shown.refundYen, refundState: 'pending' },
    ]);
    expect(await provider.givenBack(booked)).toBe(0);
    for (const _ of [1, 2]) {
      await runPaymentJobs(server);
      pass(server, 3600);
    }
    expect(await provider.givenBack(booked)).toBe(shown.refundYen);
    expect(await last(booked)).toEqual(['refunded', 1]);
    const again = await cancel(visitor, cancelled, request);
    expect([again.statusCode, again.json().code]).toEqual([409, 'RESERVATION_STATE']);
  });

  it('一部ずつ取り消すと、戻る額の和はお支払い額を超えず、残りは単独の予約と同じ', async () => {
    const booked = await bookFamily(visitor, provider.card);
    const child = booked.passengers.findIndex((each) => each.passengerClass === 'child');
    const once = await cancelShown(visitor, booked, [oneOf('passenger', child)]);
    expect(once).toMatchObject({ state: 'confirmed', outbound: { party: { children: 0 } } });
    expect(once.return?.party.children).toBe(1);
    await runPaymentJobs(server);
    const twice = await cancelShown(visitor, once, [
      { leg: 'return', kind: 'leg', position: null },
    ]);
    expect(twice.return).toBeNull();
    // Who only travelled on the return leg is no passenger any more.
    expect(twice.passengers).toHaveLength(2);
    await runPaymentJobs(server);
    const rest = await cancelShown(visitor, twice, [
      { leg: 'outbound', kind: 'leg', position: null },
    ]);
    expect(rest.state).toBe('cancelled');
    await runPaymentJobs(server);
    const { cancellations } = await seen(visitor, booked.id);
    const [refunds, fees] = [
      cancellations.reduce((sum, each) => sum + each.refundYen, 0),
      cancellations.reduce((sum, each) => sum + each.feeYen, 0),
    ];
    expect(refunds + fees).toBe(booked.quote.totalYen);
    expect(await provider.givenBack(booked)).toBe(refunds);
    expect(cancellations.map(({ refundState }) => refundState)).toEqual(
      cancellations.map(() => 'refunded'),
    );
  });

  it.each(['request', 'response'] as const)(
    '決済会社への%sが失われても、戻るのは1回だけ',
    async (what) => {
      const booked = await bookFamily(visitor, provider.card);
      const cancelled = await cancelShown(visitor, booked, wholeTrip);
      provider.loseNext(what);
      await runPaymentJobs(server);
      expect(await last(booked)).toEqual(['pending', 0]);
      pass(server, 60);
      await runPaymentJobs(server);
      expect(await last(booked)).toEqual(['refunded', 1]);
      expect(await provider.givenBack(booked)).toBe(cancelled.cancellations[0]?.refundYen);
    },
  );

  it('決済会社が黙っていても返金済みとは言わず、次に1回だけ戻る', async () => {
    const booked = await bookFamily(visitor, provider.card);
    const cancelled = await cancelShown(visitor, booked, wholeTrip);
    vi.spyOn(server.services.payments, 'refundPart').mockImplementationOnce(silent);
    await runPaymentJobs(server);
    expect(await last(booked)).toEqual(['pending', 0]);
    pass(server, 60);
    await runPaymentJobs(server);
    expect(await last(booked)).toEqual(['refunded', 1]);
    expect(await provider.givenBack(booked)).toBe(cancelled.cancellations[0]?.refundYen);
  });

  it('知らせが応答より先に、5回届いても、戻るのは1回だけで、履歴も1行', async () => {
    const booked = await bookFamily(visitor, provider.card);
    const cancelled = await cancelShown(visitor, booked, wholeTrip);
    const { payments } = server.services;
    const call = payments.refundPart.bind(payments);
    vi.spyOn(payments, 'refundPart').mockImplementationOnce(async (request) => {
      const status = await call(request);
      const told = [1, 2, 3, 4, 5].map((each) => provider.tell(booked, `early${each}`));
      expect(new Set(await Promise.all(told))).toEqual(new Set([204]));
      // The event has woken the refund: another process may bring it on before this one has read.
      await runPaymentJobs(server);
      return status;
    });
    await runPaymentJobs(server);
    for (const each of [1, 1, 2]) expect(await provider.tell(booked, `late${each}`)).toBe(204);
    await runPaymentJobs(server);
    expect(await last(booked)).toEqual(['refunded', 1]);
    expect(await provider.givenBack(booked)).toBe(cancelled.cancellations[0]?.refundYen);
  });

  it('偽の知らせと古い署名は断り、本物の知らせも、決済会社に確かめるまで信じない', async () => {
    const booked = await bookFamily(visitor, provider.card);
    const cancelled = await cancelShown(visitor, booked, wholeTrip);
    provider.loseNext('request');
    for (const signature of ['forged', 'old'] as const) {
      expect(await provider.tell(booked, signature, signature)).toBe(400);
    }
    expect(await provider.tell(booked, 'signed')).toBe(204);
    await runPaymentJobs(server);
    expect(await last(booked)).toEqual(['pending', 0]);
    expect(await provider.givenBack(booked)).toBe(0);
    pass(server, 60);
    await runPaymentJobs(server);
    expect(await last(booked)).toEqual(['refunded', 1]);
    expect(await provider.givenBack(booked)).toBe(cancelled.cancellations[0]?.refundYen);
  });

  it('応答が失われ、知らせが1日遅れて5回届いても、戻るのは1回だけで、それから返金済みと言う', async () => {
    const booked = await bookFamily(visitor, provider.card);
    const cancelled = await cancelShown(visitor, booked, wholeTrip);
    provider.loseNext('response');
    await runPaymentJobs(server);
    expect(await last(booked)).toEqual(['pending', 0]);
    const guest = await comeBack(server, booked, DAY_LATER);
    expect(await last(booked, guest)).toEqual(['pending', 0]);
    for (const each of [1, 2, 3, 4, 5]) {
      expect(await provider.tell(booked, `dayLate${each}`)).toBe(204);
      await runPaymentJobs(server);
      expect(await last(booked, guest)).toEqual(['refunded', 1]);
    }
    expect(await provider.givenBack(booked)).toBe(cancelled.cancellations[0]?.refundYen);
  });

  refusedRefundSuite({ server, visitor, ...provider });
}
