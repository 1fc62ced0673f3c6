import type { VoucherList } from '@ferry/api/customer-server';
import { expect, it } from 'vitest';
import { inTransaction } from '../../src/database/transaction.ts';
import { takeVoucher, type VoucherRefusal } from '../../src/domain/vouchers/use-voucher.ts';
import { NOW, TEST_KEYS, Visitor } from '../support/api.ts';
import { expectStatus, ifMatch, key, RESERVATIONS } from '../support/booking.ts';
import { AQUARIUM, buyTicket } from '../support/purchases.ts';
import { vouchersOf } from '../support/tickets.ts';
import { usePostgresServer } from '../support/use-postgres-server.ts';

// On PostgreSQL, where several desks of a partner and its customer are at one voucher at once.

const server = usePostgresServer({ processes: 2 });
const RIVALS = 8;
const OPEN = new Date('2027-08-04T10:00:00+09:00');

async function purchase() {
  server.clock.set(NOW);
  const visitor = await Visitor.arrive(server.app);
  const bought = await buyTicket(visitor, AQUARIUM);
  const url = vouchersOf(bought.id);
  const { vouchers } = expectStatus(await visitor.get(url), 200).json<VoucherList>();
  return { visitor, bought, typed: vouchers[0]?.shortCode ?? '' };
}

const take = (typed: string, index = 0) =>
  inTransaction((server.processes[index % 2] ?? server).db, (tx) =>
    takeVoucher(tx, TEST_KEYS, { typed, partnerName: 'くじら水族館' }, { now: OPEN }),
  );

it('a voucher that is shown at several desks at once is taken once', async () => {
  const { typed } = await purchase();
  const desks = Array.from({ length: RIVALS }, (_, index) => take(typed, index));
  const results = await Promise.allSettled(desks);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const reasons = results.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as VoucherRefusal).reason] : [],
  );
  expect(reasons).toEqual(Array.from({ length: RIVALS - 1 }, () => 'used'));
});

it('would be taken several times by desks that only look whether it was used', async () => {
  // The control: the same desks, without a lock between looking and writing.
  const { typed } = await purchase();
  const unlocked = (index: number) =>
    (server.processes[index % 2] ?? server).db.transaction().execute(async (tx) => {
      const voucher = await tx
        .selectFrom('voucher')
        .selectAll()
        .where('short_code', '=', typed)
        .executeTakeFirstOrThrow();
      if (voucher.used_at) return 0;
      await tx.updateTable('voucher').set({ used_at: OPEN }).where('id', '=', voucher.id).execute();
      return 1;
    });
  let most = 0;
  for (let round = 0; round < 10 && most < 2; round += 1) {
    await server.db.updateTable('voucher').set({ used_at: null }).execute();
    const taken = await Promise.all(Array.from({ length: RIVALS }, (_, index) => unlocked(index)));
    most = Math.max(most, taken.filter((each) => each === 1).length);
  }
  expect(most).toBeGreaterThan(1);
});

it('a voucher is taken, or its purchase cancelled without knowing of it, never both', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { visitor, bought, typed } = await purchase();
    const items = (['outbound', 'return'] as const).map((leg) => ({
      leg,
      kind: 'leg',
      position: null,
    }));
    const request = { items, feeYen: 600, refundYen: 67_900 };
    const headers = { ...key(), ...ifMatch(bought.version) };
    const [cancelled, taken] = await Promise.allSettled([
      visitor.post(`${RESERVATIONS}/${bought.id}/cancellations`, request, headers),
      take(typed, round),
    ]);
    const isCancelled = cancelled.status === 'fulfilled' && cancelled.value.statusCode === 200;
    expect([isCancelled, taken.status]).toEqual([
      isCancelled,
      isCancelled ? 'rejected' : 'fulfilled',
    ]);
  }
});
