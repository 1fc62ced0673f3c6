import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { listRefused, tryAgain } from '../../src/domain/payments/refused-refunds.ts';
import { NOW } from '../support/api.ts';
import { bookFamily, cancelShown, wholeTrip } from '../support/cancelling.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { lastRefund, type RefundWorld } from '../support/refund-world.ts';

/** What becomes of money that does not arrive: refused, or sent back by the bank; the same for each adapter. */
export function refusedRefundSuite({ server, visitor, ...provider }: RefundWorld): void {
  const last = (of: Reservation) => lastRefund(visitor, of);

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
