import type { MemberData } from '@ferry/api/external-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deleteOldPreOrders } from '../../src/domain/pre-orders/retention.ts';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import { operator } from '../../src/rules/company.ts';
import { type TestServer, Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { loggedIn } from '../support/members.ts';
import {
  CABIN,
  CLOSING,
  LATER_SAILING,
  offerPreOrders,
  openOrder,
  order,
  ordersOf,
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

/** Orders before the sales open, whichever database it is. */
export function ordersSuite(server: TestServer): void {
  usePreOrders(server);
  const refusal = async (more: object, visitor?: Visitor) => {
    const customer = visitor ?? (await Visitor.arrive(server.app));
    const response = await customer.post(PRE_ORDERS, {
      ...preOrder(1),
      email: 'a@example.jp',
      ...more,
    });
    const { code, errors } = response.json();
    return errors ?? code;
  };
  const untilOf = async (date: string) => {
    const visitor = await Visitor.arrive(server.app);
    const query = `fromPortId=port_shiomi&toPortId=port_nagiura&date=${date}&adults=1`;
    const found = await visitor.get(`/customer-api/sailings?${query}`);
    return found.json().sailingOffers[0]?.preOrderUntil;
  };

  describe('先行申込', () => {
    it('受付開始の1週間前から1分前まで、検索がそう伝え、扱わない会社では受け付けない', async () => {
      expect(await untilOf('2027-09-25')).toBe(CLOSING);
      expect(await untilOf('2027-09-28')).toBeNull();
      expect(await untilOf('2027-08-02')).toBeNull();
      server.clock.set(CLOSING);
      expect(await untilOf('2027-09-25')).toBeNull();
      expect(await refusal({})).toBe('PRE_ORDER_CLOSED');
      server.clock.set('2027-07-20T10:00:00+09:00');
      operator.notOffered.push('preOrders');
      const orders = await (await Visitor.arrive(server.app)).get(PRE_ORDERS);
      expect([await untilOf('2027-09-25'), orders.statusCode]).toEqual([null, 404]);
      operator.notOffered.splice(0);
      await offerPreOrders(server, 0);
      expect(await untilOf('2027-09-25')).toBeNull();
      expect(await refusal({})).toBe('PRE_ORDER_CLOSED');
    });

    it('リンクを開くまで数えず、開くと受け付け、希望の席だけを受付開始まで取り置く', async () => {
      const before = await placesOf(server);
      const visitor = await Visitor.arrive(server.app);
      const asked = { ...preOrder(1), email: 'hanako@example.jp' };
      expectStatus(await visitor.post(PRE_ORDERS, asked), 201);
      expect(await ordersOf(visitor)).toEqual([]);
      expect(await placesOf(server)).toEqual(before);
      const [token = ''] = await orderTokensTo(server, 'hanako@example.jp');
      const opened = await openOrder(visitor, token);
      expect(opened).toMatchObject({
        state: 'accepted',
        closesAt: CLOSING,
        choices: [{ sailing: { id: SOON }, cabinType: { id: CABIN } }],
        entries: [],
      });
      expect(await ordersOf(visitor)).toMatchObject([{ id: opened.id }]);
      const free = before?.free ?? 0;
      expect(await placesOf(server)).toEqual({ free: free - 1, kept: 1 });
      expect((await openOrder(visitor, token)).id).toBe(opened.id);
      expect(await placesOf(server)).toEqual({ free: free - 1, kept: 1 });
      // No name and no address is in a response.
      expect(JSON.stringify(opened)).not.toMatch(/山田|example/);
    });

    it('氏名、年齢、人数、客室、メールアドレスを確かめる', async () => {
      expect(await refusal({ passengers: [passenger(1, { familyName: '' })] })).toEqual({
        'passengers.0.familyName': ['REQUIRED'],
      });
      expect(await refusal({ passengers: [passenger(1, { age: '8' })] })).toEqual({
        'passengers.0.age': ['AGE_CLASS_MISMATCH'],
      });
      expect(await refusal({ passengers: [passenger(1), passenger(2)] })).toEqual({
        passengers: ['OUT_OF_RANGE'],
      });
      expect(await refusal({ email: 'hanako' })).toEqual({ email: ['INVALID_FORMAT'] });
      const nowhere = [{ sailingId: SOON, cabinTypeId: 'cab_nowhere' }];
      expect(await refusal({ choices: nowhere })).toBe('PRE_ORDER_CLOSED');
      const other = { sailingId: 'sail_strait-1120_20270926', cabinTypeId: CABIN };
      const choices = [...preOrder(1).choices, other];
      expect(await refusal({ choices })).toBe('PRE_ORDER_CLOSED');
      expect(await refusal({ choices: [...preOrder(1).choices, ...nowhere] })).toBe(
        'PRE_ORDER_CLOSED',
      );
    });

    it('同じ連絡先の新しい申込は前の申込に代わり、取りやめは締切までで、ほかの人にはできない', async () => {
      const first = await order(server, 'hanako@example.jp', preOrder(1));
      const second = await order(
        server,
        'Hanako+2@example.jp',
        preOrder(2, { choices: [{ sailingId: LATER_SAILING, cabinTypeId: CABIN }] }),
      );
      expect(await ordersOf(first.visitor)).toMatchObject([{ state: 'withdrawn' }]);
      const stranger = await Visitor.arrive(server.app);
      expect((await stranger.post(preOrderWithdrawalOf(second.order.id))).statusCode).toBe(404);
      const withdrawn = await second.visitor.post(preOrderWithdrawalOf(second.order.id));
      expect(expectStatus(withdrawn, 200).json().state).toBe('withdrawn');
      expectStatus(await second.visitor.post(preOrderWithdrawalOf(second.order.id)), 200);
      const third = await order(server, 'taro@example.jp', preOrder(3));
      server.clock.set(CLOSING);
      const late = await Visitor.arrive(server.app);
      await openOrder(late, (await orderTokensTo(server, third.email)).at(-1) ?? '');
      const refused = await late.post(preOrderWithdrawalOf(third.order.id));
      expect(refused.json().code).toBe('RESERVATION_STATE');
    });

    it('締切の後に開いたリンクでは受け付けず、24時間で削除する', async () => {
      const visitor = await Visitor.arrive(server.app);
      expectStatus(await visitor.post(PRE_ORDERS, { ...preOrder(1), email: 'a@example.jp' }), 201);
      const [token = ''] = await orderTokensTo(server, 'a@example.jp');
      server.clock.set('2027-07-21T10:00:00+09:00');
      const late = await Visitor.arrive(server.app);
      expect((await late.post(PRE_ORDER_LINKS, { token })).json().code).toBe('TOKEN_INVALID');
      expect(await deleteOldPreOrders(server.db, server.clock.now())).toBe(1);
    });

    it('1つのアドレスからは、最も大きな予約の3倍の人数まで', async () => {
      await sql`update route set rules = jsonb_set(rules, '{holds,places}', '{"ofAddress": 2, "ofContact": 2}')`.execute(
        server.db,
      );
      try {
        for (const index of [1, 2]) await order(server, `a${index}@example.jp`, preOrder(index));
        await expect(order(server, 'a3@example.jp', preOrder(3))).rejects.toThrow('ENTRY_LIMIT');
        // Who replaces their own order needs no more room.
        await order(server, 'a2@example.jp', preOrder(4));
      } finally {
        await sql`update route set rules = jsonb_set(rules, '{holds,places}', '{"ofAddress": 27, "ofContact": 18}')`.execute(
          server.db,
        );
      }
    });

    it('会員はすぐに受け付け、新しいメールアドレスに移る', async () => {
      await loadDemoMembers(server.db, server.clock);
      const hanako = await loggedIn(server, 'hanako');
      const joined = expectStatus(await hanako.post(PRE_ORDERS, preOrder(1)), 201).json();
      expect(joined.preOrder).toMatchObject({ state: 'accepted' });
      expect(await ordersOf(hanako)).toHaveLength(1);
      const again = expectStatus(await hanako.post(PRE_ORDERS, preOrder(2)), 201).json();
      const states = (await ordersOf(hanako)).map(({ id, state }) => [id, state]);
      expect(new Map(states as [string, string][])).toEqual(
        new Map([
          [joined.preOrder.id, 'withdrawn'],
          [again.preOrder.id, 'accepted'],
        ]),
      );
      // What is kept is in the data that the member receives, with the names; not what a friend has passed on.
      const friend = await order(server, 'friend@example.jp', preOrder(3));
      await openOrder(hanako, (await orderTokensTo(server, friend.email)).at(-1) ?? '');
      const data = await hanako.get('/external/api/members/me/data');
      const { preOrders } = expectStatus(data, 200).json<MemberData>();
      expect(preOrders.map(({ passengers }) => passengers[0]?.givenName).sort()).toEqual(
        [passenger(1), passenger(2)].map(({ givenName }) => givenName).sort(),
      );
      await server.db
        .deleteFrom('member')
        .where('email', '=', preOrders[0]?.email ?? '')
        .execute();
      const left = await server.db.selectFrom('pre_order').select('email').execute();
      expect(left).toEqual([{ email: friend.email }]);
    });
  });
}
