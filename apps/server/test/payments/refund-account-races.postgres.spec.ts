import type { RefundAccountRequest, Reservation } from '@ferry/api/customer-server';
import { describe, expect, it, vi } from 'vitest';
import { removeOldAccounts } from '../../src/booking/transfers/transfers.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { findForUpdate } from '../../src/domain/reservations/reservation-rows.ts';
import { Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { cancelShown } from '../support/cancelling.ts';
import { once, without } from '../support/guards.ts';
import { holdToPay, pay, press, seen } from '../support/paying.ts';
import { deliverEvents, pass } from '../support/payment-work.ts';
import { countWaiting } from '../support/postgres.ts';
import { account, operate, register } from '../support/refund-accounts.ts';
import { forget, usePostgresServer } from '../support/use-postgres-server.ts';

// Where a refund goes, said by several at the same time, and while the operator pays it.

const server = usePostgresServer({ processes: 2 });
const DAY = 24 * 3600;

/** Paid at a store and cancelled; its refund waits for an account. */
async function toRefund() {
  const visitor = await Visitor.arrive(server.app);
  const ready = await holdToPay(visitor, { store: 'store_minato' });
  const booked = expectStatus(await pay(visitor, ready), 200).json<Reservation>();
  await press(visitor, booked.payment?.instructions?.url ?? '', 'pay');
  await deliverEvents(server);
  const paid = await seen(visitor, booked.id);
  const leg = { leg: 'outbound' as const, kind: 'leg' as const, position: null };
  const cancelled = await cancelShown(visitor, paid, [leg]);
  return { visitor, cancelled, refundId: cancelled.refunds[0]?.id ?? '' };
}

const numbered = (index: number): RefundAccountRequest => ({
  ...account,
  accountNumber: `100000${index}`,
});
const kept = () => server.db.selectFrom('refund_account').selectAll().execute();
const stateOf = async (visitor: Visitor, { id }: Reservation) =>
  (await seen(visitor, id)).refunds[0]?.state;

describe('払い戻し先の口座が同時に登録される', () => {
  it('6つの画面のうち1つの口座だけが残り、担当者の一覧にはそれだけがある', async () => {
    const { visitor, cancelled, refundId } = await toRefund();
    const responses = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((index) => register(visitor, cancelled, refundId, numbered(index))),
    );
    const codes = responses.map((each) => each.json().code ?? each.statusCode);
    expect(codes.toSorted()).toEqual([200, ...Array(5).fill('RESERVATION_STATE')]);
    const lines = (await operate(server, 'refunds list')).split('\n');
    const listed = lines.filter((line) => line.startsWith(refundId));
    expect(listed).toHaveLength(1);
    expect(listed[0]).toContain(`100000${codes.indexOf(200) + 1}`);
  });

  it('登録の途中で担当者が振り込むと、登録の済むのを待ち、口座は残らず、払い戻し済みになる', async () => {
    const { visitor, cancelled, refundId } = await toRefund();
    let asked: Promise<unknown> = Promise.resolve();
    once('keepingAccount', async () => {
      asked = operate(server, `refunds paid ${refundId}`);
      await vi.waitFor(async () => expect(await countWaiting(server.db)).toBe(1), 20_000);
    });
    expectStatus(await register(visitor, cancelled, refundId), 200);
    await asked;
    expect([await stateOf(visitor, cancelled), await kept()]).toEqual(['refunded', []]);
    expect(await operate(server, 'refunds list')).not.toContain(refundId);
  });

  it('(対照)予約を押さえずに登録すると、振り込んだ払い戻しが、もう一度振り込むものになる', async () => {
    const { visitor, cancelled, refundId } = await toRefund();
    once('keepingAccount', () => operate(server, `refunds paid ${refundId}`));
    await without('reservationLock', () => register(visitor, cancelled, refundId));
    expect(await stateOf(visitor, cancelled)).toBe('pending');
    expect(await operate(server, 'refunds list')).toContain(refundId);
    await forget(server);
  });

  it('90日前の口座が消される間に登録し直した口座は、残る', async () => {
    const { visitor, cancelled, refundId } = await toRefund();
    expectStatus(await register(visitor, cancelled, refundId), 200);
    pass(server, 91 * DAY);
    const forgotten: string[] = [];
    let removing: Promise<unknown> = Promise.resolve();
    await inTransaction(server.db, async (tx) => {
      await findForUpdate(tx, cancelled.id);
      removing = removeOldAccounts(server.services.db, server.clock, (id) => forgotten.push(id));
      await vi.waitFor(async () => expect(await countWaiting(server.db)).toBe(1), 20_000);
      const registered_at = server.clock.now();
      await tx.updateTable('refund_account').set({ registered_at }).execute();
    });
    await removing;
    expect([forgotten, (await kept()).length]).toEqual([[], 1]);
    expect((await operate(server, 'refunds list')).split('\n')).toHaveLength(1);
  });
});
