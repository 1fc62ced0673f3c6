import type { PreOrderList, WaitlistEntryList } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { TestServer, Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { order, PRE_ORDERS, preOrder, usePreOrders } from '../support/pre-orders.ts';
import { ENTRIES, join, useWaitlist, whileFull } from '../support/waitlist.ts';

/** Customers who have joined for many sailings, whichever database it is: the entries are copies of one. */
export function waitlistPagingSuite(server: TestServer): void {
  const buyer = useWaitlist(server);

  it('空席待ちが51件を超えても、待っているものは最初のページにあり、続きは、間に増えても抜けも重なりもない', async () => {
    await whileFull(server, buyer, async () => {
      const { entry, visitor } = await join(server, 'hanako@example.jp');
      await copyEntry(entry.id, '20270801', 60);
      const first = await page<WaitlistEntryList>(visitor, ENTRIES, '');
      expect(first.entries).toHaveLength(50);
      expect(first.entries[0]?.id).toBe(entry.id);
      await copyEntry(entry.id, '20270803', 1);
      const ids = await follow(
        visitor,
        ENTRIES,
        first,
        ({ entries }: WaitlistEntryList) => entries,
      );
      expect([ids.length, new Set(ids).size]).toEqual([61, 61]);
    });
  });

  it.each(['abcd', Buffer.from('2027-02-30 wle_x').toString('base64url')])(
    '続きの値「%s」は、誤りを返す',
    async (cursor) => {
      const refused = expectStatus(await buyer.get(`${ENTRIES}?cursor=${cursor}`), 422);
      expect(refused.json().errors).toEqual({ cursor: ['INVALID_FORMAT'] });
    },
  );

  /** Entries that are over, of one sailing of another day. */
  const copyEntry = (id: string, day: string, count: number) =>
    sql`insert into waitlist_entry (id, sailing_id, from_port_id, to_port_id, wish, email, mail_hash,
        session_id, until, joined_at, place, withdrawn_at, remove_at)
      select 'wle_' || substr(md5(s.id || n), 1, 20), s.id, w.from_port_id, w.to_port_id, w.wish, w.email, w.mail_hash,
        w.session_id, w.until, w.joined_at, w.place, w.joined_at, w.remove_at
      from waitlist_entry w, sailing s, generate_series(1, ${count}::int) n
      where w.id = ${id} and s.id = ${`sail_strait-1120_${day}`}`.execute(server.db);
}

/** As {@link waitlistPagingSuite}, of pre-orders. */
export function preOrderPagingSuite(server: TestServer): void {
  usePreOrders(server);

  it('先行申込の続きは、間に増えても抜けも重なりもない', async () => {
    const { visitor, order: made } = await order(server, 'hanako@example.jp', preOrder(1));
    await copyOrder(made.id, 4);
    const first = await page<PreOrderList>(visitor, PRE_ORDERS, 'limit=2');
    expect(first.preOrders.map(({ id }) => id)).toContain(made.id);
    expect(first.preOrders).toHaveLength(2);
    await copyOrder(made.id, -1);
    const ids = await follow(
      visitor,
      PRE_ORDERS,
      first,
      ({ preOrders }: PreOrderList) => preOrders,
    );
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
  });

  /** Orders that are over, of so many openings before, or of one after it. */
  const copyOrder = (id: string, days: number) =>
    sql`insert into pre_order (id, from_port_id, to_port_id, opens_at, choices, wish, passengers, payment_method,
        email, mail_hash, client_hash, session_id, confirmed_at, withdrawn_at, remove_at)
      select 'pre_' || substr(md5(n::text), 1, 20), p.from_port_id, p.to_port_id, p.opens_at - n * interval '1 day', p.choices,
        p.wish, p.passengers, p.payment_method, p.email, p.mail_hash, p.client_hash, p.session_id,
        p.confirmed_at, p.confirmed_at, p.remove_at
      from pre_order p, generate_series(${Math.min(1, days)}::int, ${days}::int) n
      where p.id = ${id} and n <> 0`.execute(server.db);
}

const page = async <List>(visitor: Visitor, path: string, query: string): Promise<List> =>
  expectStatus(await visitor.get(`${path}?${query}`), 200).json<List>();

/** The ids of all pages, from the first one on, which was read before. */
async function follow<List extends { nextCursor: string | null }>(
  visitor: Visitor,
  path: string,
  first: List,
  itemsOf: (list: List) => readonly { id: string }[],
): Promise<string[]> {
  const ids = itemsOf(first).map(({ id }) => id);
  for (let { nextCursor } = first; nextCursor !== null; ) {
    const next = await page<List>(
      visitor,
      path,
      `limit=${ids.length < 10 ? 2 : 50}&cursor=${nextCursor}`,
    );
    ids.push(...itemsOf(next).map(({ id }) => id));
    nextCursor = next.nextCursor;
  }
  return ids;
}
