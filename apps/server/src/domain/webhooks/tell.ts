import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ToldPing } from '../../database/webhook-tables.ts';

/** Nobody is told where nobody integrates: nothing behind it is looked at. */
export const SOMEBODY_INTEGRATES = sql`exists (
  select from webhook_endpoint w where w.removed_at is null)`;

/** An id that cannot be guessed, made by the database: a statement may write many. */
export const NEW_EVENT_ID = sql`'evt_' || replace(gen_random_uuid()::text, '-', '')`;

/** Due whatever the clock says: what has lapsed has happened at its limit. */
const AT_ONCE = sql`timestamptz 'epoch'`;

/**
 * The end of a statement that stores what has happened: tells it to every endpoint, in the same statement. So both are
 * stored or neither, and where nobody integrates it costs no statement more. The events of one subject get their positions in
 * its order, as who stores them holds its lock.
 * @param events selects `id`, `type`, `subject`, `sequence`, `occurred_at` and `data` from what the statement has stored
 */
export const tellOf = (events: RawBuilder<unknown>) => sql`, told as (
    insert into webhook_event (id, type, subject, sequence, occurred_at, data)
    ${events}
    returning position, subject
  )
  insert into webhook_delivery (endpoint_id, event_position, subject, next_attempt_at)
  select w.id, told.position, told.subject, ${AT_ONCE}
  from told cross join webhook_endpoint w where w.removed_at is null and w.stopped_at is null`;

/** Tells one endpoint that nothing has happened, so that its integrator sees whether it takes events. @returns the event's id */
export async function tellPing(
  db: Kysely<Database>,
  endpointId: string,
  now: Date,
): Promise<string> {
  const data: ToldPing = { endpointId };
  const { rows } = await sql<{ id: string }>`with told as (
      insert into webhook_event (id, type, subject, sequence, occurred_at, data)
      select id, 'endpoint.ping', id, 1, ${now}, ${JSON.stringify(data)}::jsonb from (select ${NEW_EVENT_ID} as id) made
      returning id, position, subject
    ), due as (
      insert into webhook_delivery (endpoint_id, event_position, subject, next_attempt_at)
      select ${endpointId}, position, subject, ${AT_ONCE} from told
    )
    select id from told`.execute(db);
  return rows[0]?.id ?? '';
}
