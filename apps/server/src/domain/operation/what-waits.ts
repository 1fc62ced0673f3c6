import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Numbers that say whether work is done: none of them is about a person. */
export interface WhatWaits {
  /** Mails that are not handed over, and seconds since the oldest of them was written. */
  mails: number;
  oldestMailSeconds: number;
  /** Messages to devices that are not handed over. */
  pushMessages: number;
  /** Holds that are over and whose places are not free yet. */
  overdueHolds: number;
  /** Payments of which the provider is to be asked for longer than five minutes. */
  overduePayments: number;
  /** Refunds that nobody tries any more, and those that the provider refuses. */
  stoppedRefunds: number;
  refusedRefunds: number;
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
    (select count(*)::int from push_message) as "pushMessages",
    (select count(*)::int from reservation
      where state = 'held' and limit_time < ${now}::timestamptz - interval '1 minute') as "overdueHolds",
    (select count(*)::int from payment
      where next_check_at < ${now}::timestamptz - interval '5 minutes') as "overduePayments",
    (select count(*)::int from refund where state = 'stopped') as "stoppedRefunds",
    (select count(*)::int from refund where refused_at is not null and state <> 'refunded')
      + (select count(*)::int from payment where refused_at is not null) as "refusedRefunds",
    (select count(*)::int from reservation where state = 'held') as held,
    (select count(*)::int from reservation where state = 'confirmedUnpaid') as unpaid`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A query of numbers has a row');
  return row;
}
