import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { listRefused, tryAgain } from '../../src/domain/payments/refused-refunds.ts';
import { NOW, type TestServer, type Visitor } from '../support/api.ts';
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
import { type HowToPay, seen } from '../support/paying.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';

/** By a secret that is not the provider's, or made an hour ago. */
export type EventSignature = 'forged' | 'old';

const DAY_LATER = '2027-07-21T10:00:00+09:00';

/** What each provider does with a cancellation; the same for each adapter. */
export interface RefundWorld {
  server: TestServer;
  visitor: Visitor;
  card: HowToPay;
  /** How much of the payment the provider has given back. */
  givenBack(reservation: Reservation): Promise<number>;
  /** The next call is lost: on its way, or with its response. */
  loseNext(what: 'request' | 'response'): void;
  /** The bank has sent the last refund back. */
  sendBack(reservation: Reservation): Promise<void>;
  /** The provider has no balance to give anything back from, until it is called with false. */
  refuse(isRefusing: boolean): void;
  /** Delivers an event about the payment. @returns the response's status */
  tell(reservation: Reservation, id: string, signature?: EventSignature): Promise<number>;
}

export function cancellationSuite({ server, visitor, ...provider }: RefundWorld): void {
  const last = async ({ id }: Reservation, guest = visitor) => {
    const { cancellations, history } = await seen(guest, id);
    return [
      cancellations.at(-1)?.refundState,
      history.filter((e) => e.event === 'refunded').length,
    ];
  };

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

  it('残高が足りず断られた返金は、担当者の一覧に出て、残高が戻れば1回だけ戻る', async () => {
    const booked = await bookFamily(visitor, provider.card);
    const cancelled = await cancelShown(visitor, booked, wholeTrip);
    const alarms = (words: string) =>
      server.log.splice(0).filter((line) => line.includes(words)).length;
    provider.refuse(true);
    server.log.splice(0);
    for (const _ of [1, 2, 3]) {
      await runPaymentJobs(server);
      pass(server, 60);
    }
    // Once, however often it is refused.
    expect(alarms('a refund is refused')).toBe(1);
    const yen = cancelled.cancellations[0]?.refundYen;
    const [refused, ...others] = await listRefused(server.db);
    expect(others).toEqual([]);
    expect(refused).toMatchObject({
      number: cancelled.cancellations[0]?.number,
      yen,
      refusal: 'balance_insufficient',
    });
    expect(await last(booked)).toEqual(['pending', 0]);
    provider.refuse(false);
    expect(await tryAgain(server.db, refused?.id ?? '', server.clock.now())).toBe(true);
    await runPaymentJobs(server);
    expect(await listRefused(server.db)).toEqual([]);
    expect(await last(booked)).toEqual(['refunded', 1]);
    expect(await provider.givenBack(booked)).toBe(yen);
    expect(await tryAgain(server.db, refused?.id ?? '', server.clock.now())).toBe(false);
  });

  it('7日断られ続けた返金は、人の手で払うものになり、もう頼まない', async () => {
    const booked = await bookFamily(visitor, provider.card);
    await cancelShown(visitor, booked, wholeTrip);
    provider.refuse(true);
    server.log.splice(0);
    for (const hours of [0, 7 * 24 - 1, 2, 24]) {
      pass(server, hours * 3600);
      await runPaymentJobs(server);
    }
    provider.refuse(false);
    expect(
      server.log.splice(0).filter((line) => line.includes('a refund has to be paid by hand')),
    ).toHaveLength(1);
    expect(await listRefused(server.db)).toMatchObject([
      { refusal: 'balance_insufficient', nextTryAt: null },
    ]);
    pass(server, 24 * 3600);
    await runPaymentJobs(server);
    expect(await provider.givenBack(booked)).toBe(0);
    const { id = '' } = (await listRefused(server.db))[0] ?? {};
    expect(await tryAgain(server.db, id, server.clock.now())).toBe(false);
    await sql`update refund set refused_at = null, refusal = null`.execute(server.db);
    server.clock.set(NOW);
  });

  it('返金が銀行から戻ると、翌日もう一度行い、2回戻ることはない', async () => {
    const booked = await bookFamily(visitor, provider.card);
    provider.loseNext('response');
    const cancelled = await cancelShown(visitor, booked, wholeTrip);
    await runPaymentJobs(server);
    await provider.sendBack(booked);
    pass(server, 60);
    await runPaymentJobs(server);
    // The operator is told.
    expect(
      server.log.splice(0).filter((line) => line.includes('a refund has failed')),
    ).toHaveLength(1);
    expect(await last(booked)).toEqual(['pending', 0]);
    pass(server, 24 * 3600 + 1);
    await runPaymentJobs(server);
    const { rows } = await sql`select 1 from refund where state = 'refunded' and payment_id = ${
      booked.payment?.id ?? ''
    }`.execute(server.db);
    expect(rows).toHaveLength(1);
    expect(await provider.givenBack(booked)).toBe(cancelled.cancellations[0]?.refundYen);
  });
}
