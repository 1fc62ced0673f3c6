import { type Kysely, sql } from 'kysely';

/**
 * What the company decides about one sailing, beside the document: a load of the document does not undo it. Of what there
 * is, the document cancels what is cancelled.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table sailing
    add column document_reason text,
    add column decided_status text check (decided_status in ('scheduled', 'cancelled')),
    add column delay_minutes int check (delay_minutes between 1 and 1440),
    add column delay_reason text`,
  `update sailing set document_reason = coalesce(status_reason, '') where status = 'cancelled'`,
  `create table sailing_event (
    id bigint generated always as identity primary key,
    sailing_id text not null references sailing on delete cascade,
    kind text not null check (kind in ('cancelled', 'delayed', 'restored')),
    minutes int check ((kind = 'delayed') = (minutes is not null)),
    reason text not null,
    actor text not null,
    at timestamptz not null
  )`,
  'create index sailing_event_by_sailing on sailing_event (sailing_id, id)',
];
