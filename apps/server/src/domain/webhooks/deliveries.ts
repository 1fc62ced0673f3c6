import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { DeliveryState } from '../../database/webhook-tables.ts';
import { addMinutes } from '../instant.ts';

/**
 * Minutes until the next attempt after each failed one. Each is longer than a sending can take: meanwhile no other process
 * sends the same. The last attempt has none behind it.
 */
const WAITS = [0.5, 2, 10, 30, 120, 300, 600, 840, 1200] as const;
const MOST_ATTEMPTS = WAITS.length + 1;
/** An endpoint that has taken nothing for so long is stopped: nothing is put by for it without an end. */
const STOPPED_AFTER_DAYS = 5;
/** Longer than any wait: where nothing was sent for so long, an earlier failure says nothing of the days between. */
const SILENT_AFTER_DAYS = 2;
/** Events are kept, and can be replayed, for so long. */
const KEPT_DAYS = 30;

/** A delivery that this process sends now. */
export interface DueDelivery {
  endpoint_id: string;
  event_position: number;
  attempts: number;
  lease: number;
  event: Selectable<Database['webhook_event']>;
}

/**
 * Takes what is due of an endpoint for this process until its next attempt, of each subject the first that waits: a later event
 * waits for the earlier one, others do not.
 */
export async function takeDue(
  db: Kysely<Database>,
  endpointId: string,
  { now, most }: { now: Date; most: number },
): Promise<DueDelivery[]> {
  const waits = sql.join(WAITS.map((minutes) => sql.lit(minutes)));
  const { rows } = await sql<Omit<DueDelivery, 'event'> & DueDelivery['event']>`
    with taken as (
      update webhook_delivery set attempts = attempts + 1, lease = lease + 1, last_attempt_at = ${now},
        next_attempt_at = ${now}::timestamptz
          + (array[${waits}])[least(attempts + 1, ${sql.lit(WAITS.length)})] * interval '1 minute'
      where (endpoint_id, event_position) in (
        select d.endpoint_id, d.event_position from webhook_delivery d
        where d.endpoint_id = ${endpointId} and d.state = 'waiting' and d.next_attempt_at <= ${now}
          and not exists (select from webhook_delivery b where b.endpoint_id = d.endpoint_id
            and b.subject = d.subject and b.state = 'waiting' and b.event_position < d.event_position)
        order by d.next_attempt_at, d.event_position limit ${most} for update of d skip locked
      )
      returning endpoint_id, event_position, attempts, lease
    )
    select taken.*, e.* from taken join webhook_event e on e.position = taken.event_position
    order by e.position`.execute(db);
  return rows.map(({ endpoint_id, event_position, attempts, lease, ...event }) => ({
    ...{ endpoint_id, event_position, attempts, lease },
    event,
  }));
}

/** It was taken: unless it was taken again or replayed meanwhile, it is done. */
export async function noteDelivered(
  db: Kysely<Database>,
  due: DueDelivery,
  result: string,
): Promise<void> {
  await sql`with delivered as (
      update webhook_delivery set state = 'delivered', next_attempt_at = null, last_result = ${result}
      where endpoint_id = ${due.endpoint_id} and event_position = ${due.event_position}
        and lease = ${due.lease} and state = 'waiting'
    )
    update webhook_endpoint set failing_since = null
    where id = ${due.endpoint_id} and failing_since is not null`.execute(db);
}

interface Failure {
  result: string;
  /** Before then the endpoint wants nothing more. */
  retryAt?: Date | undefined;
  isOver: boolean;
  now: Date;
}

/**
 * It was not taken. After the last attempt it is parked, and what comes behind it goes on. What waits for the endpoint is sent no
 * earlier than it asks for. An endpoint that has taken nothing for days of attempts, or wants nothing more, is stopped, with all
 * that waits for it.
 */
export async function noteFailed(
  db: Kysely<Database>,
  due: DueDelivery,
  { result, retryAt, isOver, now }: Failure,
): Promise<void> {
  const since = addMinutes(now, -STOPPED_AFTER_DAYS * 24 * 60);
  const isFirst = due.attempts === 1 && (await isSilent(db, due, now));
  const failing = isFirst ? sql`${now}::timestamptz` : sql`coalesce(failing_since, ${now})`;
  await sql`with failed as (
      update webhook_delivery set last_result = ${result}
        ${due.attempts >= MOST_ATTEMPTS ? sql`, state = 'parked', next_attempt_at = null` : sql``}
      where endpoint_id = ${due.endpoint_id} and event_position = ${due.event_position}
        and lease = ${due.lease} and state = 'waiting'
    )
    update webhook_endpoint set failing_since = ${failing},
      stopped_at = case when ${isOver} or ${failing} <= ${since} then ${now}::timestamptz end
    where id = ${due.endpoint_id} and removed_at is null and stopped_at is null`.execute(db);
  await sql`update webhook_delivery d set state = 'parked', next_attempt_at = null
    from webhook_endpoint w where w.id = d.endpoint_id and w.id = ${due.endpoint_id}
      and w.stopped_at is not null and d.state = 'waiting'`.execute(db);
  if (!retryAt) return;
  await sql`update webhook_delivery set next_attempt_at = greatest(next_attempt_at, ${retryAt})
    where endpoint_id = ${due.endpoint_id} and state = 'waiting'`.execute(db);
}

/** Whether nothing else was sent to the endpoint for days: then this failure is the first of its row. */
async function isSilent(db: Kysely<Database>, due: DueDelivery, now: Date): Promise<boolean> {
  const { rows } = await sql`select from webhook_delivery where endpoint_id = ${due.endpoint_id}
    and event_position <> ${due.event_position}
    and last_attempt_at > ${addMinutes(now, -SILENT_AFTER_DAYS * 24 * 60)} limit 1`.execute(db);
  return rows.length === 0;
}

/** The choice of events that are sent again. */
export interface Replay {
  eventIds: readonly string[];
  /** All that happened from then on, delivered or not. */
  since?: Date | undefined;
  /** Parked events alone. */
  isParked: boolean;
  /** The one endpoint that they are sent to; all without it. */
  endpointId?: string | undefined;
}

/**
 * Sends events again, with their ids and in their order among what waits of their subject. What waits already waits for its first
 * attempt anew; an endpoint that has stopped gets nothing.
 * @returns how many deliveries wait for it
 */
export async function replay(
  tx: Transaction<Database>,
  { eventIds, since, isParked, endpointId }: Replay,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into webhook_delivery (endpoint_id, event_position, subject, next_attempt_at)
    select w.id, e.position, e.subject, ${now}::timestamptz
    from webhook_event e cross join webhook_endpoint w
    where w.removed_at is null and w.stopped_at is null
      and (${endpointId ?? null}::text is null or w.id = ${endpointId ?? null})
      and (e.id = any(${eventIds}) or e.occurred_at >= ${since ?? null}::timestamptz
        or ${isParked} and exists (select from webhook_delivery d where d.endpoint_id = w.id
          and d.event_position = e.position and d.state = 'parked'))
    order by e.position, w.id
    on conflict (endpoint_id, event_position) do update set state = 'waiting', attempts = 0,
      lease = webhook_delivery.lease + 1, next_attempt_at = excluded.next_attempt_at`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** One delivery, for the office. */
export interface FoundDelivery {
  occurredAt: Date;
  eventId: string;
  type: string;
  /** Number of the reservation, the sailing, or of a ping the endpoint. */
  about: string;
  endpointId: string;
  state: DeliveryState;
  attempts: number;
  lastAttemptAt: Date | null;
  result: string | null;
  /** Null where it does not wait, or is due at once. */
  nextAttemptAt: Date | null;
}

/** Lists the deliveries of endpoints that were not removed, the newest events first. */
export async function findDeliveries(
  db: Kysely<Database>,
  { endpointId, state }: { endpointId?: string | undefined; state?: DeliveryState | undefined },
  limit: number,
): Promise<FoundDelivery[]> {
  const { rows } = await sql<FoundDelivery>`
    select e.occurred_at as "occurredAt", e.id as "eventId", e.type,
      coalesce(e.data ->> 'reservationNumber', e.data ->> 'sailingId', e.data ->> 'endpointId') as about,
      d.endpoint_id as "endpointId", d.state, d.attempts, d.last_attempt_at as "lastAttemptAt",
      d.last_result as result, case when d.attempts > 0 then d.next_attempt_at end as "nextAttemptAt"
    from webhook_delivery d join webhook_event e on e.position = d.event_position
      join webhook_endpoint w on w.id = d.endpoint_id and w.removed_at is null
    where (${endpointId ?? null}::text is null or w.id = ${endpointId ?? null})
      and (${state ?? null}::text is null or d.state = ${state ?? null})
    order by e.position desc, w.created_at limit ${limit}`.execute(db);
  return rows;
}

/** Counts the waiting and the parked events of each endpoint. */
export async function countDeliveries(
  db: Kysely<Database>,
): Promise<Map<string, { waiting: number; parked: number }>> {
  const { rows } = await sql<{ endpoint_id: string; waiting: number; parked: number }>`
    select endpoint_id, count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'parked')::int as parked
    from webhook_delivery where state in ('waiting', 'parked') group by 1`.execute(db);
  return new Map(rows.map(({ endpoint_id: id, ...counts }) => [id, counts]));
}

/** Events whose time is over, delivered or not, and removed endpoints without any. @returns how many events */
export async function deleteOldDeliveries(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_event')
    .where('occurred_at', '<=', addMinutes(now, -KEPT_DAYS * 24 * 60))
    .executeTakeFirstOrThrow();
  await sql`delete from webhook_endpoint w
    where w.removed_at <= ${addMinutes(now, -KEPT_DAYS * 24 * 60)}`.execute(db);
  await sql`delete from webhook_secret where ends_at <= ${now}`.execute(db);
  return Number(numDeletedRows);
}

/** Those of the ids that events have. */
export async function findEventIds(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from webhook_event where id = any(${ids})`.execute(db);
  return rows.map(({ id }) => id);
}
