import type { LegName, Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { endDueChanges } from '../../src/booking/holding/end-change.ts';
import { mailsTo } from '../support/account.ts';
import { NOW } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { bookFamily } from '../support/cancelling.ts';
import { changeQuoteOf, changeTermsOf, heldChange } from '../support/changing.ts';
import { expectInvariants } from '../support/invariants.ts';
import {
  change,
  commitChange,
  commitRequest,
  holdOther,
  payDifference,
  returnOn,
} from '../support/making-changes.ts';
import { CARDS, seen } from '../support/paying.ts';
import { runPaymentJobs } from '../support/payment-work.ts';
import { typed } from '../support/refund-accounts.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// A change in flight when the operator cancels or delays a sailing of it.

const server = useTestServer();
const visitor = useVisitor(server);
const card = { card: CARDS.frictionless };
const STORE = { store: 'store_minato' };
/** In the dearest fare period, within 14 days of both legs. */
const OBON = '2027-08-13';

const cancel = (booked: Reservation, leg: LegName) =>
  sql`update sailing set status = 'cancelled' where id = ${booked[leg]?.sailing.id}`.execute(
    server.db,
  );
const delay = (booked: Reservation, leg: LegName) =>
  sql`update sailing set delay_minutes = 90, delay_reason = '濃霧のため'
    where id = ${booked[leg]?.sailing.id}`.execute(server.db);

/** What moving a sailing by half an hour leaves behind. */
const move = (booked: Reservation, leg: LegName) =>
  sql`update reservation_leg set moved_from = jsonb_build_object('departure', 0, 'arrival', 30)
    where reservation_id = ${booked.id} and leg = ${leg}`.execute(server.db);
const moved = (id: string) =>
  sql`insert into sailing_event (sailing_id, kind, reason, actor, at)
    values (${id}, 'moved', '', 'kaede', ${NOW}::timestamptz + interval '1 hour')`;

afterEach(async () => {
  server.clock.set(NOW);
  await server.db.deleteFrom('sailing_event').execute();
  await sql`update sailing set status = 'scheduled', delay_minutes = null, delay_reason = null
    where status = 'cancelled' or delay_minutes is not null`.execute(server.db);
});

const overtake = () =>
  endDueChanges(server.db, server.clock.now(), (error) => {
    throw error;
  });

/** After a free change, a second one of the return leg, with a fee, that waits for its payment. */
async function waiting(how: typeof STORE | 'port') {
  const first = await bookFamily(visitor, card);
  const booked = await change(visitor, first, await returnOn(visitor, '2027-08-10'));
  const held = await holdOther(visitor, booked, await returnOn(visitor, OBON, 1), how);
  expect(held.quote.fee.feeYen).toBeGreaterThan(0);
  const waits = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
  expect(waits.change?.state).toBe('awaitingPayment');
  return { booked, waits, quote: held.quote };
}

describe('手数料のある変更が支払いを待つあいだに、運航会社がその変更で離れる便をなくしたとき', () => {
  it.each([
    ['欠航', cancel],
    ['60分以上の遅れ', delay],
    ['時刻の移動', move],
  ])(
    '%sなら、変更は取りやめになって一度だけ知らされ、払ってしまった分は戻り、選び直しには手数料も差額もない',
    async (_, end) => {
      const { booked, waits } = await waiting(STORE);
      await end(booked, 'return');
      expect([await overtake(), await overtake()]).toEqual([1, 0]);
      const after = await seen(visitor, booked.id);
      expect([after.state, after.change, after.changes.length]).toEqual(['confirmed', null, 1]);
      expect(after.quote).toEqual(booked.quote);
      expect(after.history.at(-1)).toMatchObject({ event: 'changeDropped', by: 'operator' });
      const told = (await mailsTo(server, 'hanako@example.jp')).filter(
        ({ kind, occasion }) => kind === 'changeOvertaken' && occasion.includes(booked.id),
      );
      expect(told).toHaveLength(1);
      await expectInvariants(server.db);
      // The number was still in the customer's hand.
      await payDifference(server, visitor, waits);
      await runPaymentJobs(server);
      const late = await seen(visitor, booked.id);
      expect([late.changes.length, late.quote]).toEqual([1, booked.quote]);
      const states = await server.db
        .selectFrom('payment')
        .select('state')
        .where('reservation_id', '=', booked.id)
        .where('change_id', 'is not', null)
        .execute();
      expect(states).toEqual([{ state: 'refundNeedsAccount' }]);
      const free = (await changeTermsOf(visitor, late)).freeChangesLeft;
      const again = await holdOther(visitor, late, await returnOn(visitor, OBON));
      expect(again.quote).toMatchObject({ payYen: 0, fee: { feeYen: 0 } });
      const made = expectStatus(await commitChange(visitor, again), 200).json<Reservation>();
      expect(made.changes.at(-1)).toMatchObject({ feeYen: 0, payYen: 0 });
      expect((await changeTermsOf(visitor, made)).freeChangesLeft).toBe(free);
    },
  );

  it('取りやめになる前に窓口や店で払われても、手数料を取って変更することはない', async () => {
    const port = await waiting('port');
    const store = await waiting(STORE);
    await cancel(port.booked, 'return');
    const noted = await typed(server, `payments paid ${port.booked.reservationNumber}`);
    expect(noted.text).toContain('nothing is to be paid');
    await payDifference(server, visitor, store.waits);
    for (const { booked } of [port, store]) {
      const after = await seen(visitor, booked.id);
      expect([after.changes.length, after.quote]).toEqual([1, booked.quote]);
    }
  });

  it.each([
    ['がなくなって', (id: string) => sql`update sailing set status = 'cancelled' where id = ${id}`],
    ['の時刻が変わって', moved],
  ])('行き先の便%sも、取りやめになって知らされ、予約は残る', async (_, end) => {
    const { booked, waits } = await waiting('port');
    await end(waits.change?.return?.sailing.id ?? '').execute(server.db);
    await overtake();
    expect(await seen(visitor, booked.id)).toMatchObject({ change: null, quote: booked.quote });
  });
});

it('取り置いただけの変更も、確定の前になくなった便の差額は取らず、同じ入力から取り直すと差額がない', async () => {
  const booked = await bookFamily(visitor, card);
  const held = await holdOther(visitor, booked, await returnOn(visitor, OBON), card);
  expect(held.quote).toMatchObject({ fee: { feeYen: 0 } });
  expect(held.quote.payYen).toBeGreaterThan(0);
  await cancel(booked, 'return');
  const refused = await visitor.send(commitRequest(held));
  expect(refused.json()).toMatchObject({ code: 'HOLD_EXPIRED' });
  const quote = await changeQuoteOf(visitor, held.draft);
  expect(quote.payYen).toBe(0);
  const anew = await heldChange(visitor, booked, held.draft);
  const made = await commitChange(visitor, { draft: held.draft, quote, held: anew, method: {} });
  expect(expectStatus(made, 200).json<Reservation>().changes).toMatchObject([
    { feeYen: 0, payYen: 0 },
  ]);
});

it('欠航した便の代わりに選んで支払いを待つ変更は、そのまま待ち、払うと変わる', async () => {
  const booked = await bookFamily(visitor, card);
  await cancel(booked, 'return');
  const held = await holdOther(visitor, booked, await returnOn(visitor, OBON, 1), STORE);
  const waits = expectStatus(await commitChange(visitor, held), 200).json<Reservation>();
  expect([waits.change?.state, await overtake()]).toEqual(['awaitingPayment', 0]);
  await payDifference(server, visitor, waits);
  expect((await seen(visitor, booked.id)).changes).toHaveLength(1);
});
