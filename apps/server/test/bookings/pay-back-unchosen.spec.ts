import type { LegName, Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { listUnchosen, payBackUnchosen } from '../../src/booking/cancelling/pay-back-unchosen.ts';
import { endDueChanges } from '../../src/booking/holding/end-change.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { removeNames } from '../../src/domain/reservations/retention.ts';
import { runnerOf } from '../operator/sailing-commands.suite.ts';
import { NOW } from '../support/api.ts';
import { bookFamily, comeBack } from '../support/cancelling.ts';
import { holdOther, returnOn } from '../support/making-changes.ts';
import { CARDS, press, seen } from '../support/paying.ts';
import { deliverEvents, runPaymentJobs } from '../support/payment-work.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

const setSailing = (booked: Reservation, status: string, leg: LegName = 'outbound') =>
  sql`update sailing set status = ${status} where id = ${booked[leg]?.sailing.id}`.execute(
    server.db,
  );

afterEach(async () => {
  server.clock.set(NOW);
  await sql`update sailing set status = 'scheduled' where status = 'cancelled'`.execute(server.db);
});

const failures: string[] = [];
const run = () =>
  payBackUnchosen(
    server.db,
    { clock: server.clock, provider: server.services.payments },
    (error, id) => failures.push(`${id} ${error}`),
  );
const listed = () => inTransaction(server.db, (tx) => listUnchosen(tx, server.clock));

/** Seven days after the departure of a leg that is cancelled now, and a minute before. */
async function choiceOf(booked: Reservation, leg: LegName = 'outbound') {
  await setSailing(booked, 'cancelled', leg);
  const off = (await seen(visitor, booked.id))[leg];
  const end = Date.parse(off?.service.choiceUntil ?? '');
  return { end: new Date(end).toISOString(), before: new Date(end - 60_000).toISOString() };
}

describe('欠航した便を、だれも選ばないまま期限が過ぎたとき', () => {
  it('カードなら自動で、その行程の全額が一度だけ戻り、復路は残る', async () => {
    const booked = await bookFamily(visitor, { card: CARDS.frictionless });
    const { end, before } = await choiceOf(booked);
    server.clock.set(before);
    expect([await run(), await listed()]).toEqual([0, []]);
    server.clock.set(end);
    expect(await listed()).toMatchObject([{ id: booked.id, yen: booked.quote.outbound.totalYen }]);
    // Two processes at once, and once more: one of them pays back.
    const done = await Promise.all([run(), run()]);
    expect([done.sort(), await run(), failures]).toEqual([[0, 1], 0, []]);
    await runPaymentJobs(server);
    const guest = await comeBack(server, booked, end);
    const left = await seen(guest, booked.id);
    expect(left.state).toBe('confirmed');
    expect(left.cancellations).toMatchObject([
      { feeYen: 0, refundYen: booked.quote.outbound.totalYen, refundState: 'refunded' },
    ]);
    expect(left.history.at(-1)).toMatchObject({ by: expect.any(String) });
    expect(left.history.find(({ event }) => event === 'partlyCancelled')?.by).toBe('system');
    expect(await listed()).toEqual([]);
  });

  it('店で支払った分は、口座を待つので自動では戻らず、事務所の一覧に残る', async () => {
    const booked = await bookFamily(visitor, { store: 'store_minato' });
    await press(visitor, booked.payment?.instructions?.url ?? '', 'pay');
    await deliverEvents(server);
    const { end } = await choiceOf(booked);
    server.clock.set(end);
    expect(await run()).toBe(0);
    const [waiting] = await listed();
    expect(waiting).toMatchObject({ id: booked.id, paymentMethod: 'convenienceStore' });
    expect(waiting?.yen).toBe(booked.quote.outbound.totalYen);
    const { text } = await runnerOf(server)('refunds', 'list');
    const line = [booked.id, 'convenienceStore', 'unchosen', booked.reservationNumber];
    expect(text).toContain([...line, waiting?.yen].join('\t'));
    await setSailing(booked, 'scheduled');
    expect(await listed()).toEqual([]);
  });

  it('乗船者の名前を消したあとも、払っていない額は、事務所の一覧に番号で残り、仕事は自動では戻さない', async () => {
    const booked = await bookFamily(visitor, { card: CARDS.frictionless });
    const { id } = booked.outbound.sailing;
    const command = runnerOf(server);
    await command('sailings', 'cancel', id, '--reason', '強風のため');
    server.clock.set('2028-09-01T10:00:00+09:00');
    await inTransaction(server.db, (tx) => removeNames(tx, booked.id, server.clock.now()));
    const own = async () => (await listed()).find((each) => each.id === booked.id);
    const yen = booked.quote.outbound.totalYen;
    expect([await run(), await own()]).toMatchObject([
      0,
      { number: booked.reservationNumber, yen },
    ]);
    const affected = JSON.parse((await command('sailings', 'affected', id, '--json')).text);
    expect(
      affected.filter(
        (each: { reservationNumber: string }) =>
          each.reservationNumber === booked.reservationNumber,
      ),
    ).toMatchObject([{ name: '', phone: '', call: '', choice: '未選択' }]);
    // What the office gives back at the provider takes it off.
    await sql`update payment set by_hand_yen = amount_yen where reservation_id = ${booked.id}`.execute(
      server.db,
    );
    expect([await own(), failures]).toEqual([undefined, []]);
    await server.db.deleteFrom('sailing_event').execute();
    await sql`update sailing set decided_status = null where id = ${id}`.execute(server.db);
  });

  it('決済会社で手で返した分があれば、自動では戻さず、一覧には残っている額だけを示す', async () => {
    const booked = await bookFamily(visitor, { card: CARDS.frictionless });
    const { end } = await choiceOf(booked);
    server.clock.set(end);
    const owedYen = booked.quote.outbound.totalYen;
    const giveBack = (yen: number) =>
      sql`update payment set by_hand_yen = ${yen} where reservation_id = ${booked.id}`.execute(
        server.db,
      );
    const own = async () => (await listed()).find(({ id }) => id === booked.id);
    await giveBack(booked.quote.totalYen - owedYen + 1_000);
    expect([await run(), await own()]).toMatchObject([0, { yen: owedYen - 1_000 }]);
    await giveBack(booked.quote.totalYen);
    expect([await run(), await own(), failures]).toEqual([0, undefined, []]);
  });

  it('別の便を取り置いているあいだは払い戻さない', async () => {
    const booked = await bookFamily(visitor, { card: CARDS.frictionless });
    const { end, before } = await choiceOf(booked, 'return');
    const guest = await comeBack(server, booked, before);
    await holdOther(guest, await seen(guest, booked.id), await returnOn(guest, '2027-08-18'));
    server.clock.set(end);
    // Of an earlier booking on the same sailing as well.
    const paidBack = async () => {
      await run();
      return (await seen(guest, booked.id)).cancellations.length;
    };
    expect(await paidBack()).toBe(0);
    await endDueChanges(server.db, server.clock.now(), (error) => failures.push(String(error)));
    expect([await paidBack(), failures]).toEqual([1, []]);
  });
});
