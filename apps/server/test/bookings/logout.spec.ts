import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteWhatIsOver } from '../../src/jobs/jobs.ts';
import { createSandbox } from '../../src/payments/sandbox/sandbox.ts';
import { NOW } from '../support/api.ts';
import { book, DRAFTS, expectStatus, fillDraft, hold } from '../support/booking.ts';
import { faultyProvider } from '../support/faulty-provider.ts';
import { copyOf, LOGOUT } from '../support/members.ts';
import { clockAt, openDemonstration } from '../support/operator.ts';
import { CARDS, holdToPay, lookedUp, pay, press } from '../support/paying.ts';
import { deliverEvents, pass, runPaymentJobs } from '../support/payment-work.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const clock = clockAt(NOW);
const database = await openDemonstration(clock);
const provider = faultyProvider(createSandbox({ db: database.db, clock }));
const server = useTestServer({ database, clock, payments: provider });
const visitor = useVisitor(server);
beforeEach(() => {
  provider.faults = {};
});

const taken = async () => {
  const { rows } = await sql<{ places: number }>`
    select sum(c - f)::int as places from leg_inventory, unnest(capacity, free) as x(c, f)`.execute(
    server.db,
  );
  return rows[0]?.places;
};
const stateOf = async ({ id }: Reservation) =>
  (await server.db.selectFrom('reservation').select('state').where('id', '=', id).execute())[0]
    ?.state;
const leave = async () => expectStatus(await copyOf(visitor).delete(LOGOUT), 204);

describe('ログインしていないお客様のログアウト', () => {
  it('お取り置きのお席はすべて、すぐに戻る', async () => {
    const before = await taken();
    const held = [await hold(visitor), await hold(visitor, { adults: 2 })];
    expect(await taken()).toBe((before ?? 0) + 3);
    pass(server, 60);
    await leave();
    expect(await taken()).toBe(before);
    for (const each of held) expect(await stateOf(each)).toBe('expired');
  });

  it('確定した予約は残り、番号で照会できる', async () => {
    const booked = await book(visitor);
    await leave();
    expect((await lookedUp(server.app, booked)).state).toBe('confirmedUnpaid');
  });

  it('カードの処理中なら、その予約は成立し、はじめの要求がそれを知らせる', async () => {
    const other = await hold(visitor);
    const ready = await holdToPay(visitor, { card: CARDS.frictionless });
    const before = copyOf(visitor);
    provider.faults.charge = async (call) => {
      await leave();
      return call();
    };
    const paid = expectStatus(await pay(visitor, ready), 200).json<Reservation>();
    expect(paid.state).toBe('confirmed');
    expect(await stateOf(other)).toBe('expired');
    expect((await before.get(`${DRAFTS}/${ready.draft.id}`)).statusCode).toBe(404);
    expect((await lookedUp(server.app, paid)).state).toBe('confirmed');
  });

  it('カードの支払いが済み、返事の前なら、はじめの要求がその予約を知らせる', async () => {
    const ready = await holdToPay(visitor, { card: CARDS.frictionless });
    provider.faults.charge = async (call) => {
      const charge = await call();
      // The provider's event is faster than its response.
      await deliverEvents(server);
      expect(await stateOf(ready.held)).toBe('confirmed');
      await leave();
      await deleteWhatIsOver(server.services);
      return charge;
    };
    const paid = expectStatus(await pay(visitor, ready), 200).json<Reservation>();
    expect(paid.state).toBe('confirmed');
    expect((await lookedUp(server.app, paid)).state).toBe('confirmed');
    await deleteWhatIsOver(server.services);
    const ended = server.db.selectFrom('session').select('id').where('ended_at', 'is not', null);
    expect(await ended.execute()).toEqual([]);
  });

  it('本人認証の途中なら、認証に成功した予約は成立する', async () => {
    const ready = await holdToPay(visitor, { card: CARDS.challenge });
    const { payment } = expectStatus(await pay(visitor, ready), 202).json<Reservation>();
    await leave();
    await press(visitor, payment?.action?.url ?? '', 'succeed');
    await deliverEvents(server);
    expect((await lookedUp(server.app, ready.held)).state).toBe('confirmed');
  });

  it('本人認証が成立しなければ、お席はすぐに戻り、入力したものも残らない', async () => {
    const before = await taken();
    const ready = await holdToPay(visitor, { card: CARDS.challenge });
    await fillDraft(visitor);
    const { payment } = expectStatus(await pay(visitor, ready), 202).json<Reservation>();
    await leave();
    await press(visitor, payment?.action?.url ?? '', 'cancel');
    await runPaymentJobs(server);
    pass(server, 12 * 60);
    await runPaymentJobs(server);
    expect(await stateOf(ready.held)).toBe('expired');
    expect(await taken()).toBe(before);
    await deleteWhatIsOver(server.services);
    expect(await server.db.selectFrom('draft').select('id').execute()).toEqual([]);
    const ended = server.db.selectFrom('session').select('id').where('ended_at', 'is not', null);
    expect(await ended.execute()).toEqual([]);
  });
});
