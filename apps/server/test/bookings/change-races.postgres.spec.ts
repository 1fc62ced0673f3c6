import type { Reservation } from '@ferry/api/customer-server';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/database/schema.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { Visitor } from '../support/api.ts';
import { DRAFTS, expectStatus, key, RESERVATIONS } from '../support/booking.ts';
import { bookFamily, cancel, comeBack, quoteOf, wholeTrip } from '../support/cancelling.ts';
import {
  beginChange,
  changeQuoteOf,
  holdChange,
  moved,
  requestChange,
  shownOf,
} from '../support/changing.ts';
import { without } from '../support/guards.ts';
import { expectInvariants } from '../support/invariants.ts';
import { commitChange, holdOther } from '../support/making-changes.ts';
import { CARDS } from '../support/paying.ts';
import { countWaiting } from '../support/postgres.ts';
import { legOf, searchStrait } from '../support/trips.ts';
import { forget, usePostgresServer } from '../support/use-postgres-server.ts';

// What only shows when several connections work at the same time.

const server = usePostgresServer({ processes: 2 });

const appOf = (index: number) => server.processes[index % 2]?.app ?? server.app;
/** The same customer at another process. */
function elsewhere(visitor: Visitor, index: number): Visitor {
  const other = new Visitor(appOf(index));
  for (const cookie of visitor.cookies) other.cookies.set(...cookie);
  return other;
}
const paid = (visitor: Visitor) => bookFamily(visitor, { card: CARDS.frictionless });
const back = async (visitor: Visitor, date: string) => {
  const [offer] = await searchStrait(visitor, { isReturn: true, date });
  return { return: legOf(offer) };
};
const codeOf = (response: { statusCode: number; json: () => { code?: string } }) =>
  response.json().code ?? response.statusCode;
const seen = async (visitor: Visitor, { id }: Reservation) =>
  expectStatus(await visitor.get(`${RESERVATIONS}/${id}`), 200).json<Reservation>();

/** A customer, their booking, and a draft that moves its return leg. */
async function laterDraft(visitor: Visitor, booked: Reservation, date = '2027-08-11') {
  return moved(visitor, await beginChange(visitor, booked), await back(visitor, date));
}

/** Cancels all of a booking while its change is being held. @returns what came of both */
async function cancelBesideHold() {
  const visitor = await Visitor.arrive(server.app);
  const booked = await paid(visitor);
  const draft = await laterDraft(visitor, booked);
  // Seen by both before: whose request comes first is what differs.
  const shown = shownOf(await changeQuoteOf(visitor, draft));
  const { feeYen, refundYen } = await quoteOf(visitor, booked, wholeTrip);
  const request = { items: wholeTrip, feeYen, refundYen };
  const both = await Promise.all([
    requestChange(elsewhere(visitor, 0), booked, draft, shown),
    cancel(elsewhere(visitor, 1), booked, request, key()),
  ]);
  return { codes: both.map(codeOf), now: await seen(visitor, booked) };
}

describe('同時の変更', () => {
  it('同じ下書きを6つの画面で同時に取り置いても、席は1回だけ取る', async () => {
    const visitor = await Visitor.arrive(server.app);
    const booked = await paid(visitor);
    const draft = await laterDraft(visitor, booked);
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, index) => holdChange(elsewhere(visitor, index), booked, draft)),
    );
    expect(all.map(codeOf)).toEqual(Array(6).fill(201));
    const rows = server.db.selectFrom('reservation_change').select('state');
    expect(await rows.where('reservation_id', '=', booked.id).execute()).toEqual([
      { state: 'held' },
    ]);
    await expectInvariants(server.db);
  });

  it('最後の積載枠を、2人の変更が同時に取り合うと1人だけが取り、もう1人の予約はそのまま', async () => {
    const visitors = await Promise.all([0, 1].map((index) => Visitor.arrive(appOf(index))));
    const all = await Promise.all(
      visitors.map(async (visitor) => {
        const booked = await paid(visitor);
        return { visitor, booked, draft: await laterDraft(visitor, booked) };
      }),
    );
    const sailingId = all[0]?.draft.return?.sailing.id ?? '';
    await onlyOneCar(sailingId);
    const responses = await Promise.all(
      all.map(({ visitor, booked, draft }) => holdChange(visitor, booked, draft)),
    );
    expect(responses.map(codeOf).sort()).toEqual([201, 'DECK_FULL']);
    const loser = all[responses.findIndex(({ statusCode }) => statusCode !== 201)];
    if (!loser) throw new Error('Both have won');
    const { change, version } = await seen(loser.visitor, loser.booked);
    expect({ change, version }).toEqual({ change: null, version: loser.booked.version });
  });

  it('取り置きと取消が同時でも、席は余らず足りなくもならず、取り消した予約に変更は残らない', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { codes, now } = await cancelBesideHold();
      expect(codes.filter((code) => code === 200 || code === 201)).not.toHaveLength(0);
      if (now.state === 'cancelled') expect(now.change).toBeNull();
      else expect(codes).toEqual([201, 'VERSION_CONFLICT']);
      await expectInvariants(server.db);
    }
  });

  it('対照: 予約を固定しなければ、席が合わなくなる', async () => {
    try {
      let isBroken = false;
      for (let round = 0; round < 15 && !isBroken; round += 1) {
        await without('reservationLock', cancelBesideHold).catch(() => undefined);
        isBroken = await expectInvariants(server.db).then(
          () => false,
          () => true,
        );
        const { rows } = await sql`select 1 from reservation_change c
          join reservation r on r.id = c.reservation_id
          where c.state = 'held' and r.state = 'cancelled'`.execute(server.db);
        isBroken ||= rows.length > 0;
      }
      expect(isBroken).toBe(true);
    } finally {
      await forget(server);
    }
  });
});

/** Leaves the deck of a sailing with places for one car. */
async function onlyOneCar(sailingId: string): Promise<void> {
  await sql`update leg_inventory l set free = (
      select array_agg(case when p ->> 'kind' = 'deck' then least(f.free, 600) else f.free end order by f.position)
      from unnest(l.free) with ordinality as f(free, position)
      join unnest(s.pool_ids) with ordinality as i(id, position) using (position)
      join lateral jsonb_array_elements(v.pools) p on p ->> 'id' = i.id),
    capacity = (
      select array_agg(case when p ->> 'kind' = 'deck' then f.capacity - f.free + least(f.free, 600)
        else f.capacity end order by f.position)
      from unnest(l.capacity, l.free) with ordinality as f(capacity, free, position)
      join unnest(s.pool_ids) with ordinality as i(id, position) using (position)
      join lateral jsonb_array_elements(v.pools) p on p ->> 'id' = i.id)
    from sailing s join vessel v on v.id = s.vessel_id
    where s.id = l.sailing_id and s.id = ${sailingId}`.execute(server.db);
}

/** What a guest asks for while another request of theirs has renewed their right, and has not committed yet. */
async function whileRenewed<Response>(ask: () => Promise<Response>): Promise<Response> {
  const [open, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const renewed = inTransaction(server.db, async (tx) => {
    await renew(tx);
    written.resolve();
    await open.promise;
  });
  await written.promise;
  const asked = ask();
  await vi.waitFor(async () => expect(await countWaiting(server.db)).toBe(1));
  open.resolve();
  await renewed;
  return asked;
}

const renew = (tx: Kysely<Database>) =>
  sql`update guest_right set expires_at = expires_at + interval '1 second'`.execute(tx);

/** What is asked while the booking loses its return leg, after its legs were read and before how they sail was. */
async function whileShortened<Response>(
  { id }: Reservation,
  ask: () => Promise<Response>,
): Promise<Response> {
  const [open, locked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const shortened = inTransaction(server.db, async (tx) => {
    await sql`lock table operator_source in access exclusive mode`.execute(tx);
    locked.resolve();
    await open.promise;
    await sql`delete from reservation_leg where reservation_id = ${id} and leg = 'return'`.execute(
      tx,
    );
  });
  await locked.promise;
  const asked = ask();
  await vi.waitFor(async () => expect(await countWaiting(server.db)).toBe(1));
  open.resolve();
  await shortened;
  return asked;
}

describe('変更の途中で、予約の行程が減るとき', () => {
  it.each([
    ['下書き', (draftId: string) => `${DRAFTS}/${draftId}`],
    ['差額の支払い方法', (draftId: string) => `${DRAFTS}/${draftId}/payment-methods`],
    ['これから支払う差額', (_: string, id: string) => `${RESERVATIONS}/${id}/payment-info`],
  ])('%sは、減る前か減った後の予約として読まれる', async (_, urlOf) => {
    const visitor = await Visitor.arrive(server.app);
    const booked = await paid(visitor);
    const store = { store: 'store_minato' } as const;
    const held = await holdOther(visitor, booked, await back(visitor, '2027-08-13'), store);
    const url = urlOf(held.draft.id, booked.id);
    if (url.startsWith(RESERVATIONS)) expectStatus(await commitChange(visitor, held), 200);
    const response = await whileShortened(booked, () => visitor.get(url));
    await forget(server);
    expect([response.statusCode, response.json().code]).toEqual([200, undefined]);
  });
});

describe('照会した予約の見積もり', () => {
  it('同じお客様の別の画面が同時に予約を見ても、取消の額も変更の額も出る', async () => {
    const booked = await paid(await Visitor.arrive(server.app));
    const guest = await comeBack(server, booked);
    const draft = await laterDraft(guest, booked);
    const url = `${RESERVATIONS}/${booked.id}/cancellation-quotes`;
    const other = elsewhere(guest, 1);
    const quotes = [
      () => other.post(url, { items: wholeTrip }),
      () => other.get(`${DRAFTS}/${draft.id}/change-quote`),
    ];
    for (const quote of quotes) expect((await whileRenewed(quote)).statusCode).toBe(200);
    const many = await Promise.all(
      Array.from({ length: 8 }, () => quotes.map((quote) => quote())).flat(),
    );
    expect(new Set(many.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('(対照)見積もりの中で照会の期限を延ばすと、データベースが断る', async () => {
    await comeBack(server, await paid(await Visitor.arrive(server.app)));
    const snapshot = server.db.transaction().setIsolationLevel('repeatable read');
    const refused = whileRenewed(() => snapshot.execute(renew).catch((error: unknown) => error));
    expect(await refused).toMatchObject({ code: '40001' });
  });
});
