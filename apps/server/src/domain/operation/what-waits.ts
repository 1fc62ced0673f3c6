import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Numbers that say whether work is done: none of them is about a person. */
export interface WhatWaits {
  /** Mails that are not handed over, and seconds since the oldest of them was written. */
  mails: number;
  oldestMailSeconds: number;
  /** Mails of the last day that nobody tries to hand over any more. */
  givenUpMails: number;
  /** Messages to devices that are not handed over, and those that are due for longer than five minutes. */
  pushMessages: number;
  overduePushMessages: number;
  /** Events of the payment provider that are not worked on, and seconds since the oldest was received. */
  webhooks: number;
  oldestWebhookSeconds: number;
  /** Events that wait for their endpoints, and those that were given up. */
  deliveries: number;
  parkedDeliveries: number;
  /** Endpoints that have taken nothing for five minutes, and those to which nothing is sent any more. */
  failingEndpoints: number;
  stoppedEndpoints: number;
  /** Holds that are over and whose places are not free yet. */
  overdueHolds: number;
  /** Payments of which the provider is to be asked for longer than five minutes. */
  overduePayments: number;
  /** Refunds that nobody tries any more, and those that the provider refuses. */
  stoppedRefunds: number;
  refusedRefunds: number;
  /** Sold sailings that another timetable has otherwise, and that are off sale until the company decides. */
  differingSailings: number;
  /** The open line: customers who wait, those who have a turn, and the turns of the last minute. */
  queueWaiting: number;
  queueInside: number;
  queuePerMinute: number;
  /** Customers who wait for places of a sailing, and those for whom some are held. */
  waitlistWaiting: number;
  waitlistOffered: number;
  /** Confirmed pre-orders that were to be drawn a minute ago. */
  overduePreOrders: number;
  /** Bookings in each state. */
  held: number;
  unpaid: number;
}

/** One round trip. Guarded by `test/operator/status.spec.ts`. */
export async function findWhatWaits(db: Kysely<Database>, now: Date): Promise<WhatWaits> {
  const { rows } = await sql<WhatWaits>`select
    (select count(*)::int from mail where next_attempt_at is not null) as mails,
    (select coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(created_at))), 0)::int
      from mail where next_attempt_at is not null) as "oldestMailSeconds",
    (select count(*)::int from mail where state = 'failed'
      and created_at > ${now}::timestamptz - interval '1 day') as "givenUpMails",
    (select count(*)::int from push_message) as "pushMessages",
    (select count(*)::int from push_message
      where next_attempt_at < ${now}::timestamptz - interval '5 minutes') as "overduePushMessages",
    (select count(*)::int from payment_event where processed_at is null) as webhooks,
    (select coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(received_at))), 0)::int
      from payment_event where processed_at is null) as "oldestWebhookSeconds",
    (select count(*)::int from webhook_delivery where state = 'waiting'
      and endpoint_id in (select id from webhook_endpoint where removed_at is null)) as deliveries,
    (select count(*)::int from webhook_delivery where state = 'parked'
      and endpoint_id in (select id from webhook_endpoint where removed_at is null))
      as "parkedDeliveries",
    (select count(*)::int from webhook_endpoint where removed_at is null and stopped_at is null
      and failing_since < ${now}::timestamptz - interval '5 minutes') as "failingEndpoints",
    (select count(*)::int from webhook_endpoint where removed_at is null
      and stopped_at is not null) as "stoppedEndpoints",
    (select count(*)::int from reservation
      where state = 'held' and limit_time < ${now}::timestamptz - interval '1 minute') as "overdueHolds",
    (select count(*)::int from payment
      where next_check_at < ${now}::timestamptz - interval '5 minutes') as "overduePayments",
    (select count(*)::int from refund where state = 'stopped') as "stoppedRefunds",
    (select count(*)::int from refund where refused_at is not null and state <> 'refunded')
      + (select count(*)::int from payment where refused_at is not null) as "refusedRefunds",
    (select count(*)::int from sailing where is_off_sale and status = 'scheduled'
      and service_date >= (${now}::timestamptz at time zone 'Asia/Tokyo')::date) as "differingSailings",
    (select coalesce(sum(waiting), 0)::int from sales_queue where closed_at is null) as "queueWaiting",
    (select coalesce(sum(inside), 0)::int from sales_queue where closed_at is null) as "queueInside",
    (select coalesce(sum(per_minute), 0)::int from sales_queue where closed_at is null) as "queuePerMinute",
    (select count(*)::int from waitlist_entry where joined_at is not null and offered_at is null
      and withdrawn_at is null and until > ${now}::timestamptz) as "waitlistWaiting",
    (select count(*)::int from waitlist_entry w join reservation r on r.id = w.reservation_id
      where r.state = 'held') as "waitlistOffered",
    (select count(*)::int from pre_order where confirmed_at is not null and withdrawn_at is null
      and decided_at is null and opens_at < ${now}::timestamptz - interval '1 minute') as "overduePreOrders",
    (select count(*)::int from reservation where state = 'held') as held,
    (select count(*)::int from reservation where state = 'confirmedUnpaid') as unpaid`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A query of numbers has a row');
  return row;
}

/** Payments that are not at their end yet, by state. By the index of those that a job looks at. */
export async function countOpenPayments(
  db: Kysely<Database>,
): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from payment where next_check_at is not null
    group by state order by state`.execute(db);
  return rows;
}

/** What can become of a pre-order: `accepted` ones wait for their draw, `unplaced` ones were drawn and wait for places. */
const PRE_ORDER_OUTCOMES = ['accepted', 'held', 'unplaced', 'merged', 'withdrawn', 'over'] as const;

export type PreOrderCounts = Record<(typeof PRE_ORDER_OUTCOMES)[number], number>;

/** Confirmed pre-orders that are stored, by what has become of them. */
export async function countPreOrders(db: Kysely<Database>): Promise<PreOrderCounts> {
  const { rows } = await sql<{ outcome: keyof PreOrderCounts; count: number }>`
    select case when o.withdrawn_at is not null then 'withdrawn'
        when o.outcome is null then 'accepted'
        when o.outcome in ('merged', 'over') then o.outcome
        when exists (select from waitlist_entry w
          where w.pre_order_id = o.id and w.offered_at is not null) then 'held'
        else 'unplaced' end as outcome, count(*)::int as count
    from pre_order o where o.confirmed_at is not null group by 1`.execute(db);
  const found = new Map(rows.map(({ outcome, count }) => [outcome, count]));
  const counts = PRE_ORDER_OUTCOMES.map((outcome) => [outcome, found.get(outcome) ?? 0]);
  return Object.fromEntries(counts);
}
