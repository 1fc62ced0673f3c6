import { type Kysely, sql } from 'kysely';

/**
 * Holds count the places that they take: beyond the operator's number they are short, and what short holds take
 * counts for their client after their end, too. What is held already keeps its length.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const rules = JSON.stringify(RULES);
  await sql`update route set rules = jsonb_set(rules, '{holds}', rules -> 'holds' || ${rules}::jsonb)`.execute(
    db,
  );
  await sql`update operator_source
    set document = jsonb_set(document, '{holds}', document -> 'holds' || ${rules}::jsonb)
    where document ? 'holds'`.execute(db);
}

// Written out here: the default of today's code may change, what this migration does may not.
const RULES = {
  extensionOpensMinutes: 10,
  places: { ofAddress: 27, ofContact: 18 },
  short: {
    minutes: 10,
    extensionMinutes: 5,
    maxExtensions: 2,
    countedMinutes: 60,
    percentOfPool: 20,
  },
};

const statements = [
  'alter table reservation add column is_short boolean not null default false',
  'alter table reservation_change add column is_short boolean not null default false',
  // A reservation or a change, and a leg of it or its partner ticket.
  `create table short_hold (
    held_id text not null,
    client_hash bytea not null,
    sailing_id text,
    from_call int,
    to_call int,
    pools jsonb,
    ticket_id text,
    ticket_stock jsonb,
    ends_at timestamptz not null,
    counted_until timestamptz not null,
    check (sailing_id is null or from_call is not null and to_call is not null and pools is not null),
    check (ticket_id is null or ticket_stock is not null),
    check ((sailing_id is null) <> (ticket_id is null))
  )`,
  'create index short_hold_of_held on short_hold (held_id)',
  'create index short_hold_of_sailing on short_hold (sailing_id, counted_until)',
  'create index short_hold_of_ticket on short_hold (ticket_id, counted_until)',
  'create index short_hold_counted on short_hold (counted_until)',
];
