import { type RawBuilder, sql, type Transaction } from 'kysely';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import type { ClientLimits } from '../rate-limits/client-limits.ts';

interface HoldCount {
  count: number;
  /** When the first of them ends; null where there is none. */
  firstEnd: Date | null;
}

/** What lives at the same time: holds, and changes that are held beside their booking. */
export interface HoldCounts {
  ofSession: HoldCount;
  ofClient: HoldCount;
}

/**
 * Live holds of a session and of a client, and when the first of each ends. Four index scans,
 * however many reservations, changes and live holds there are: the conditions are those of indexes that
 * nothing else fits, written out, because with a parameter a prepared statement could not use them.
 */
export async function countHolds(tx: Transaction<Database>, holder: Holder): Promise<HoldCounts> {
  const [row] = await readCounts(tx, holder);
  if (!row) throw new Error('A count has no row');
  return {
    ofSession: { count: row.ofSession, firstEnd: row.sessionEnd },
    ofClient: { count: row.ofClient, firstEnd: row.clientEnd },
  };
}

interface Holder {
  sessionId: number;
  clientHash: Buffer;
  now: Date;
}

const readCounts = prepared((_, { sessionId, clientHash, now }: Holder) => {
  const holds = (of: RawBuilder<unknown>) => sql`
    select count(*)::int as count, min(limit_time) as "firstEnd" from (
      select limit_time from reservation
        where limit_time > ${now} and case when state = 'held' then ${of}
      union all
      select limit_time from reservation_change
        where limit_time > ${now} and case when state = 'held' then ${of}) held`;
  return sql<{
    ofSession: number;
    sessionEnd: Date | null;
    ofClient: number;
    clientEnd: Date | null;
  }>`
    select s.count as "ofSession", s."firstEnd" as "sessionEnd",
      c.count as "ofClient", c."firstEnd" as "clientEnd"
    from (${holds(sql`session_id end = ${sessionId}`)}) s,
      (${holds(sql`client_hash end = ${clientHash}`)}) c`;
});

/** @throws DomainError `RATE_LIMITED` where one more would be too many, until one of them ends */
export function assertMayHold(
  { ofSession, ofClient }: HoldCounts,
  {
    clock,
    limits,
  }: { clock: Clock; limits: Pick<ClientLimits, 'liveHoldsOfSession' | 'liveHoldsOfAddress'> },
): void {
  const now = clock.now().getTime();
  const reached = [
    ...(ofSession.count >= limits.liveHoldsOfSession ? [ofSession] : []),
    ...(ofClient.count >= limits.liveHoldsOfAddress ? [ofClient] : []),
  ];
  if (reached.length === 0) return;
  const free = Math.max(...reached.map(({ firstEnd }) => firstEnd?.getTime() ?? now));
  throw new DomainError('RATE_LIMITED', { retryAfterSeconds: Math.ceil((free - now) / 1000) });
}
