import type {
  PreOrder,
  PreOrderList,
  PreOrderRequest,
  PreOrderResult,
} from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterEach, beforeEach } from 'vitest';
import { drawOpenings } from '../../src/booking/pre-orders/draw-openings.ts';
import { bodyOf } from '../../src/mail/mail-body.ts';
import { NOW, TEST_KEYS, type TestServer, Visitor } from './api.ts';
import { expectStatus } from './booking.ts';
import { expireHolds, offer } from './waitlist.ts';

export const PRE_ORDERS = '/customer-api/pre-orders';
export const PRE_ORDER_LINKS = '/customer-api/pre-order-links';
export const preOrderWithdrawalOf = (id: string) => `${PRE_ORDERS}/${id}/withdrawals`;
export const NO_ORDER = 'pre_aaaaaaaaaaaaaaaaaaaa';

/** A sailing whose sales open on 25 July at 9:00, five days after the tests begin, and another one of its day. */
export const SOON = 'sail_strait-1120_20270925';
export const LATER_SAILING = 'sail_strait-2040_20270925';
export const CABIN = 'cab_namikaze_standard';
export const DRAWN = '2027-07-25T09:00:00+09:00';
export const CLOSING = '2027-07-25T08:59:00+09:00';

/** Whether the operator takes orders, and for how many hours places are held for them; 0: not. */
export const offerPreOrders = (
  { db }: Pick<TestServer, 'db'>,
  preOrderHours = 24,
  offerHours = 12,
) =>
  sql`update route set rules = jsonb_set(jsonb_set(rules, '{waitlist,offerHours}', ${String(offerHours)}::jsonb),
    '{waitlist,preOrderHours}', ${String(preOrderHours)}::jsonb)`.execute(db);

const KANA = 'アイウエオカキクケコサシスセソタチツテトナニヌネノ';
/** A name that is only this number's. */
const given = (index: number) =>
  [...index.toString(5)].map((digit) => KANA[Number(digit)] ?? '').join('');

export const passenger = (index: number, more = {}): PreOrderRequest['passengers'][number] => ({
  passengerClass: 'adult',
  familyName: '山田',
  givenName: given(index),
  familyNameKana: 'ヤマダ',
  givenNameKana: given(index),
  age: '42',
  ...more,
});

export const preOrder = (index: number, more: Partial<PreOrderRequest> = {}): PreOrderRequest => ({
  fromPortId: 'port_shiomi',
  toPortId: 'port_nagiura',
  choices: [{ sailingId: SOON, cabinTypeId: CABIN }],
  party: { adults: 1, children: 0, infants: 0, babies: 0 },
  vehicles: [],
  pets: [],
  passengers: [passenger(index)],
  paymentMethod: 'card',
  ...more,
});

/** The tokens in the mails of pre-orders to a mailbox, the first first. */
export async function orderTokensTo(
  { db }: Pick<TestServer, 'db'>,
  email: string,
): Promise<string[]> {
  const mails = await db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', email)
    .where('kind', 'in', ['preOrderLink', 'preOrderOutcome'])
    .orderBy('id')
    .execute();
  return mails.map(
    (mail) => /pre-order#([\w-]+)/.exec(bodyOf(TEST_KEYS, mail)?.text ?? '')?.[1] ?? '',
  );
}

export const openOrder = async (visitor: Visitor, token: string): Promise<PreOrder> =>
  expectStatus(await visitor.post(PRE_ORDER_LINKS, { token }), 200).json();

/** A customer whose order is in the draw. */
export interface Ordered {
  visitor: Visitor;
  email: string;
  order: PreOrder;
}

export async function order(
  server: TestServer,
  email: string,
  request: PreOrderRequest,
): Promise<Ordered> {
  const visitor = await Visitor.arrive(server.app);
  const asked = await visitor.post(PRE_ORDERS, { ...request, email });
  if (expectStatus(asked, 201).json<PreOrderResult>().preOrder) throw new Error('Only a mail goes');
  const token = (await orderTokensTo(server, email)).at(-1) ?? '';
  return { visitor, email, order: await openOrder(visitor, token) };
}

/** The order as it is now, by the newest link that was mailed. */
export async function orderOf(server: TestServer, { email }: Ordered): Promise<PreOrder> {
  const token = (await orderTokensTo(server, email)).at(-1) ?? '';
  return openOrder(await Visitor.arrive(server.app), token);
}

export const ordersOf = async (visitor: Visitor): Promise<PreOrder[]> =>
  expectStatus(await visitor.get(PRE_ORDERS), 200).json<PreOrderList>().preOrders;

/** Draws what is due. @returns how many orders were decided */
export const drawNow = (server: Pick<TestServer, 'services'>) =>
  drawOpenings(server.services, (error) => {
    throw error;
  });

/** An operator that takes orders; none of them, and nothing that is held, afterwards. */
export function usePreOrders(server: TestServer): void {
  beforeEach(async () => {
    await offerPreOrders(server);
  });
  afterEach(async () => {
    await server.db.deleteFrom('pre_order').execute();
    await server.db.deleteFrom('pre_order_draw').execute();
    await server.db.deleteFrom('waitlist_entry').execute();
    await sql`update reservation set limit_time = ${NOW}::timestamptz where state = 'held'`.execute(
      server.db,
    );
    server.clock.set('2027-09-01T09:00:00+09:00');
    await expireHolds(server);
    await offer(server);
    await server.db.deleteFrom('mail').execute();
    await offerPreOrders(server, 0, 0);
    server.clock.set(NOW);
  });
}

/** Free and kept places of the sailing's only leg and pool of the cabin. */
export async function placesOf({ db }: Pick<TestServer, 'db'>, sailingId = SOON) {
  const { rows } = await sql<{ free: number; kept: number }>`
    select min(l.free[p.position])::int as free, coalesce(min(l.withheld[p.position]), 0)::int as kept
    from sailing s join vessel v on v.id = s.vessel_id join leg_inventory l on l.sailing_id = s.id
      cross join lateral unnest(s.pool_ids) with ordinality as p(pool_id, position)
      cross join lateral jsonb_array_elements(v.cabin_types) as c
    where s.id = ${sailingId} and c ->> 'id' = ${CABIN} and c ->> 'poolId' = p.pool_id`.execute(db);
  return rows[0];
}
