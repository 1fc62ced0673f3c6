import { type Kysely, sql } from 'kysely';

/**
 * Partner tickets are bought by drafts that say so, and a hold takes their places as well: people a
 * day of the ticket, and of the slots of what is in it. A row is there once something was taken.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table draft add column partner_ticket jsonb',
  `create table partner_stock (
    ticket_id text not null references partner_ticket,
    include smallint not null,
    day date not null,
    slot text not null,
    taken integer not null,
    places integer not null,
    primary key (ticket_id, include, day, slot),
    check (taken between 0 and places)
  ) with (fillfactor = 50)`,
];
