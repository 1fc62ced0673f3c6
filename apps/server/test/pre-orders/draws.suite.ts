import type { Draft } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { keepForDraws } from '../../src/booking/pre-orders/draw-openings.ts';
import { type TestServer, Visitor } from '../support/api.ts';
import { expectStatus, fillDraft, holdDraft } from '../support/booking.ts';
import {
  CABIN,
  CLOSING,
  DRAWN,
  drawNow,
  LATER_SAILING,
  type Ordered,
  openOrder,
  order,
  orderOf,
  orderTokensTo,
  PRE_ORDER_LINKS,
  PRE_ORDERS,
  passenger,
  placesOf,
  preOrder,
  preOrderWithdrawalOf,
  SOON,
  usePreOrders,
} from '../support/pre-orders.ts';
import { withFree } from '../support/stand-by.ts';
import { codeOf, draftOf, expireHolds, offer, withdrawalOf } from '../support/waitlist.ts';

/** What the draw makes of orders, whichever database it is. */
export function drawsSuite(server: TestServer): void {
  usePreOrders(server);
  const orderMany = async (count: number, from = 1): Promise<Ordered[]> => {
    const ordered: Ordered[] = [];
    for (let index = from; index < from + count; index += 1) {
      ordered.push(await order(server, `po${index}@example.jp`, preOrder(index)));
    }
    return ordered;
  };
  const statesOf = async (all: Ordered[]) =>
    Promise.all(
      all.map(async (each) => {
        const { state, entries } = await orderOf(server, each);
        return entries[0]?.state ?? state;
      }),
    );
  const byPlace = async () => {
    const rows = await server.db
      .selectFrom('pre_order')
      .select(['email', 'place'])
      .where('place', 'is not', null)
      .orderBy('place')
      .execute();
    return rows.map(({ email }) => email);
  };
  const tripFor = async (visitor: Visitor): Promise<Draft> =>
    fillDraft(visitor, { date: '2027-09-25' });

  describe('抽選', () => {
    it('受付開始のときに、抽選の順に取り置き、外れた方は同じ順に待ち、失効は次の方に渡る', async () => {
      await withFree(server, SOON, 2, async () => {
        const all = await orderMany(5);
        server.clock.set('2027-07-25T08:59:59+09:00');
        expect(await drawNow(server)).toBe(0);
        server.clock.set(DRAWN);
        expect(await drawNow(server)).toBe(5);
        expect(await drawNow(server)).toBe(0);
        const emails = await byPlace();
        const placed = emails.flatMap((email) => all.filter((each) => each.email === email));
        expect(await statesOf(placed)).toEqual([
          ...['offered', 'offered', 'waiting', 'waiting', 'waiting'],
        ]);
        const [first, second, third, fourth] = placed;
        if (!first || !second || !third || !fourth) throw new Error('There are five');
        const held = await orderOf(server, first);
        expect(held.entries[0]?.offer?.limitTime).toBe('2027-07-26T09:00:00+09:00');
        expect((await orderOf(server, third)).entries[0]?.position).toEqual({ from: 1, to: 5 });
        // One gives up, the other lapses: the next two of the draw have their turn.
        const visitor = await Visitor.arrive(server.app);
        await openIn(visitor, first);
        expectStatus(await visitor.post(withdrawalOf(held.entries[0]?.id ?? '')), 200);
        expect(await offer(server)).toBe(1);
        expect(await statesOf(placed)).toEqual([
          'withdrawn',
          'offered',
          'offered',
          'waiting',
          'waiting',
        ]);
        server.clock.set('2027-07-26T09:00:00+09:00');
        await expireHolds(server);
        await offer(server);
        expect((await statesOf(placed))[3]).toBe('offered');
      });
    });

    const openIn = async (visitor: Visitor, ordered: Ordered) => {
      return openOrder(visitor, (await orderTokensTo(server, ordered.email)).at(-1) ?? '');
    };

    it('取り置いたお席は、申し込んだ氏名と支払い方法のまま予約に進める', async () => {
      const [only] = await orderMany(1);
      if (!only) throw new Error('There is one');
      server.clock.set(DRAWN);
      await drawNow(server);
      const visitor = await Visitor.arrive(server.app);
      const { entries } = await openIn(visitor, only);
      const taken = await visitor.post(draftOf(entries[0]?.id ?? ''));
      const draft = expectStatus(taken, 200).json<Draft>();
      expect(draft.customers.passengers).toMatchObject([{ ...passenger(1), age: '42' }]);
      expect(draft.customers.representative).toMatchObject({
        familyName: '山田',
        email: only.email,
      });
      expect(draft.quote.totalYen).toBe(entries[0]?.offer?.totalYen);
    });

    it('第1希望が入らなければ第2希望を取り置き、同じ人の申込は先に受け付けたものだけが残る', async () => {
      await withFree(server, SOON, 0, async () => {
        const second = { sailingId: LATER_SAILING, cabinTypeId: CABIN };
        const choices = [...preOrder(1).choices, second];
        const kept = await order(server, 'a@example.jp', preOrder(1, { choices }));
        server.clock.set('2027-07-20T10:00:01+09:00');
        const same = await order(server, 'b@example.jp', preOrder(1));
        server.clock.set(DRAWN);
        expect(await drawNow(server)).toBe(2);
        expect((await orderOf(server, same)).state).toBe('merged');
        const result = await orderOf(server, kept);
        expect(result.entries).toMatchObject([
          { state: 'offered', sailing: { id: second.sailingId } },
        ]);
      });
    });

    it('どの客室でもよい申込は、空いている客室から取り置き、どこも空かなければどの客室でも待つ', async () => {
      const any = (sailingId: string) => ({ choices: [{ sailingId, cabinTypeId: null }] });
      const all = () =>
        Promise.all([
          order(server, 'a@example.jp', preOrder(1, any(SOON))),
          order(server, 'b@example.jp', preOrder(2, any(SOON))),
          order(server, 'c@example.jp', preOrder(3, any(LATER_SAILING))),
        ]);
      await withFree(server, SOON, 1, () =>
        withFree(server, LATER_SAILING, 0, async () => {
          const ordered = await all();
          expect(ordered[0].order.choices).toMatchObject([{ cabinType: null }]);
          server.clock.set(DRAWN);
          await drawNow(server);
          const results = await Promise.all(ordered.map((each) => orderOf(server, each)));
          const [one, two, none] = results.map(({ entries }) => entries[0]);
          expect(one?.offer?.cabinType.id).toBeDefined();
          expect(two?.offer?.cabinType.id).toBeDefined();
          expect(two?.offer?.cabinType.id).not.toBe(one?.offer?.cabinType.id);
          expect(none).toMatchObject({ state: 'waiting', cabinTypes: [] });
        }),
      );
    });

    it('抽選が済むまで、申し込まれた席は買えず、ほかの席は9時から買える', async () => {
      await withFree(server, SOON, 3, async () => {
        await orderMany(2);
        server.clock.set(DRAWN);
        expect(await placesOf(server)).toEqual({ free: 1, kept: 2 });
        const [buyer, late] = [await Visitor.arrive(server.app), await Visitor.arrive(server.app)];
        const [one, two] = [await tripFor(buyer), await tripFor(late)];
        expectStatus(await holdDraft(buyer, one), 201);
        expect(codeOf(await holdDraft(late, two))).toBe('CABIN_SOLD_OUT');
        // Neither job of the waitlist gives away what is kept.
        expect(await offer(server)).toBe(0);
        expect(await offer(server, 'awaited')).toBe(0);
        expect(await placesOf(server)).toEqual({ free: 0, kept: 2 });
        expect(await drawNow(server)).toBe(2);
        expect(await placesOf(server)).toEqual({ free: 0, kept: 0 });
      });
    });

    it('一度に外れた便が複数でも、空いた1便だけを取り置き、ほかの列からは抜ける', async () => {
      const choices = [
        { sailingId: SOON, cabinTypeId: CABIN },
        { sailingId: LATER_SAILING, cabinTypeId: CABIN },
      ];
      await withFree(server, SOON, 0, () =>
        withFree(server, LATER_SAILING, 0, async () => {
          const both = await order(server, 'a@example.jp', preOrder(1, { choices }));
          server.clock.set(DRAWN);
          expect(await drawNow(server)).toBe(1);
          expect((await orderOf(server, both)).entries.map(({ state }) => state)).toEqual([
            'waiting',
            'waiting',
          ]);
          await withFree(server, SOON, 1, () =>
            withFree(server, LATER_SAILING, 1, async () => {
              expect(await offer(server, 'awaited')).toBe(1);
              expect((await orderOf(server, both)).entries).toMatchObject([{ state: 'offered' }]);
              const { entries } = await orderOf(server, both);
              const visitor = await Visitor.arrive(server.app);
              await openIn(visitor, both);
              expectStatus(await visitor.post(withdrawalOf(entries[0]?.id ?? '')), 200);
              await offer(server);
            }),
          );
        }),
      );
    });

    it('抽選の前に欠航した便の申込は、取り置かずにそう知らせる', async () => {
      const [only] = await orderMany(1);
      if (!only) throw new Error('There is one');
      const setStatus = (status: string) =>
        sql`update sailing set status = ${status} where id = ${SOON}`.execute(server.db);
      await setStatus('cancelled');
      server.clock.set(DRAWN);
      expect(await drawNow(server)).toBe(1);
      expect((await orderOf(server, only)).state).toBe('over');
      expect(await placesOf(server)).toMatchObject({ kept: 0 });
      await setStatus('scheduled');
    });

    it('時計が9時を飛び越えても、その前に受け付けた申込だけを1回ずつ抽選する', async () => {
      const all = await orderMany(2);
      const visitor = await Visitor.arrive(server.app);
      expectStatus(await visitor.post(PRE_ORDERS, { ...preOrder(9), email: 'z@example.jp' }), 201);
      server.clock.set('2027-07-25T11:30:00+09:00');
      expect(await drawNow(server)).toBe(2);
      expect(await statesOf(all)).toEqual(['offered', 'offered']);
      // Back again: nothing more is taken or drawn.
      server.clock.set('2027-07-25T08:00:00+09:00');
      const late = await Visitor.arrive(server.app);
      const [token] = await orderTokensTo(server, 'z@example.jp');
      expect((await late.post(PRE_ORDER_LINKS, { token })).statusCode).toBeGreaterThanOrEqual(400);
      expect((await late.post(preOrderWithdrawalOf(all[0]?.order.id ?? ''))).statusCode).toBe(404);
      server.clock.set(DRAWN);
      expect(await drawNow(server)).toBe(0);
    });

    it('受付開始の前に便の席が数え直されても、申し込まれた席は残る', async () => {
      await orderMany(2);
      await sql`update leg_inventory set free = stock_plus(free, withheld), withheld = null
        where sailing_id = ${SOON}`.execute(server.db);
      server.clock.set(CLOSING);
      await keepForDraws(server.services, new Date('2027-07-25T09:01:00+09:00'));
      expect(await placesOf(server)).toMatchObject({ kept: 2 });
    });
  });
}
