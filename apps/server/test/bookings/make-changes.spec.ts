import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectStatus } from '../support/booking.ts';
import { bookFamily } from '../support/cancelling.ts';
import {
  bookBetter,
  change,
  commitChange,
  holdOther,
  inCabin,
  payDifference,
  returnOn,
} from '../support/making-changes.ts';
import { CARDS, choosePaying, complete, lookedUp, press, seen } from '../support/paying.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
const card = { card: CARDS.frictionless };
const STORE = { store: 'store_minato' };
const paid = () => bookFamily(visitor, card);
const see = ({ id }: Pick<Reservation, 'id'>) => seen(visitor, id);

const subjects = async () => {
  const rows = await server.db.selectFrom('mail').select('subject').orderBy('id').execute();
  return rows.map(({ subject }) => subject.replace('【汐凪フェリー】', '').split('(')[0]);
};

describe('変更の確定', () => {
  it('復路を2日後の安い客室にすると、内容と料金が一度に替わり、差額がカードに戻る', async () => {
    const booked = await bookBetter(visitor, card);
    const held = await holdOther(visitor, booked, await returnOn(visitor));
    expect(held.quote.refundYen).toBeGreaterThan(0);
    const made = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
    expect(made).toMatchObject({ state: 'confirmed', change: null });
    expect(made.return?.sailing.date).toBe('2027-08-11');
    expect(made.quote.totalYen).toBe(held.quote.newYen);
    expect(made.changes).toMatchObject([
      {
        number: `${booked.reservationNumber}-H1`,
        parts: ['returnSailing'],
        feeYen: 0,
        payYen: 0,
        refundYen: held.quote.refundYen,
        refundState: 'pending',
      },
    ]);
    await runPaymentJobs(server);
    const { changes, refunds, history } = await see(booked);
    expect(changes.map(({ refundState }) => refundState)).toEqual(['refunded']);
    expect(refunds).toMatchObject([
      { changeId: changes[0]?.id, cancellationId: null, way: 'card', state: 'refunded' },
    ]);
    expect(history.map(({ event }) => event).slice(-3)).toEqual([
      'changeHeld',
      'changed',
      'refunded',
    ]);
    expect((await subjects()).slice(-2)).toEqual(['予約変更のお知らせ', '払い戻し完了のお知らせ']);
  });

  it('高い客室に替えると、差額をカードで支払って確定する', async () => {
    const booked = await paid();
    const made = await change(visitor, booked, await inCabin(visitor, booked, 1), card);
    const [{ payYen = 0 } = {}] = made.changes;
    expect(payYen).toBe(made.quote.totalYen - booked.quote.totalYen);
    expect(payYen).toBeGreaterThan(0);
    expect([made.change, made.payment?.purpose]).toEqual([null, 'booking']);
  });

  it('本人認証の間も、認証が失敗しても、元の予約はそのまま。もう一度支払える', async () => {
    const booked = await paid();
    const more = await inCabin(visitor, booked, 1);
    const held = await holdOther(visitor, booked, more, { card: CARDS.challenge });
    const waiting = expectStatus(await commitChange(visitor, held), 202).json<Reservation>();
    expect(waiting.change).toMatchObject({ state: 'paymentProcessing' });
    expect(waiting.quote).toEqual(booked.quote);
    const payment = waiting.change?.payment;
    await press(visitor, payment?.action?.url ?? '', 'fail');
    expectStatus(await complete(visitor, payment?.id ?? ''), 402);
    const back = await see(booked);
    expect(back.change).toMatchObject({ state: 'held' });
    expect(back.quote).toEqual(booked.quote);
    const { id: draftPaymentId } = await choosePaying(visitor, held.draft.id, {
      card: CARDS.challenge,
    });
    const again = {
      ...held,
      held: back,
      method: { paymentMethod: 'card' as const, draftPaymentId },
    };
    const second = expectStatus(await commitChange(visitor, again), 202).json<Reservation>();
    await press(visitor, second.change?.payment?.action?.url ?? '', 'succeed');
    expectStatus(await complete(visitor, second.change?.payment?.id ?? ''), 200);
    expect(await see(booked)).toMatchObject({ change: null, changes: [{ refundYen: 0 }] });
  });

  it('コンビニで支払うまでは元の予約が有効で、支払われると変更が確定する', async () => {
    const booked = await paid();
    const held = await holdOther(visitor, booked, await inCabin(visitor, booked, 1), STORE);
    const waits = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
    expect(waits.change).toMatchObject({
      state: 'awaitingPayment',
      paymentMethod: 'convenienceStore',
    });
    expect([waits.state, waits.quote]).toEqual(['confirmed', booked.quote]);
    await payDifference(server, visitor, waits);
    const made = await see(booked);
    expect(made.changes).toMatchObject([{ payYen: held.quote.payYen }]);
    expect(made.quote.totalYen).toBe(held.quote.newYen);
    expect((await subjects()).slice(-2)).toEqual([
      '変更の差額のお支払いのお願い',
      '予約変更のお知らせ',
    ]);
  });

  it('コンビニの期限が過ぎると変更だけがなくなり、後から届いたお金は全額戻る', async () => {
    const booked = await paid();
    const held = await holdOther(visitor, booked, await inCabin(visitor, booked, 1), STORE);
    const waits = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
    server.clock.set(waits.change?.limitTime ?? '');
    pass(server, 1);
    await runPaymentJobs(server);
    const left = await lookedUp(server.app, booked);
    expect([left.state, left.change, left.changes]).toEqual(['confirmed', null, []]);
    expect(left.quote).toEqual(booked.quote);
    expect((await subjects()).at(-1)).toBe('変更の期限切れのお知らせ');
  });

  it('支払い前の予約は、料金だけが替わる', async () => {
    const booked = await bookFamily(visitor);
    const made = await change(visitor, booked, await inCabin(visitor, booked, 1));
    expect(made).toMatchObject({ state: 'confirmedUnpaid', refunds: [] });
    expect(made.quote.totalYen).toBeGreaterThan(booked.quote.totalYen);
    expect(made.changes).toMatchObject([
      { feeYen: 0, payYen: 0, refundYen: 0, refundState: 'none' },
    ]);
  });

  it('10回変更しても、お支払い−払い戻し−手数料は、いつも今の料金', async () => {
    let booked = await paid();
    for (let version = 1; version <= 10; version += 1) {
      const date = version % 2 === 1 ? '2027-08-11' : '2027-08-09';
      const held = await holdOther(visitor, booked, await returnOn(visitor, date), card);
      booked = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
    }
    await runPaymentJobs(server);
    const { changes, quote } = await see(booked);
    expect(changes.map(({ number }) => number.split('-')[1])).toEqual(
      Array.from({ length: 10 }, (_, index) => `H${index + 1}`),
    );
    expect(changes.map(({ feeYen }) => feeYen > 0)).toEqual([false, ...Array(9).fill(true)]);
    const { rows } = await sql<{ yen: number }>`
      select sum(amount_yen)::int as yen from payment where state = 'captured'
        and reservation_id = ${booked.id}`.execute(server.db);
    const gone = changes.reduce((sum, { feeYen, refundYen }) => sum + feeYen + refundYen, 0);
    expect((rows[0]?.yen ?? 0) - gone).toBe(quote.totalYen);
  });
});
