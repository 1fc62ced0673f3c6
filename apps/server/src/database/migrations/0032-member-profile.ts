import { type Kysely, sql } from 'kysely';

/** What else members write of themselves, and the version by which two tabs do not undo each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table member
    add column nationality text not null default '',
    add column passport_number text not null default '',
    add column news boolean not null default false,
    add column version int not null default 1`,
];
