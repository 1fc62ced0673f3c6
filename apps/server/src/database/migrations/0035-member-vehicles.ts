import { type Kysely, sql } from 'kysely';

/** What a member drives: kept in the profile, to be chosen by one tap. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table member_vehicle (
    id text primary key,
    member_id text not null references member on delete cascade,
    version int not null default 1,
    content jsonb not null,
    inspection_expires_on text,
    reminded_of text,
    created_at timestamptz not null,
    changed_at timestamptz not null
  )`,
  'create index member_vehicle_of_member on member_vehicle (member_id, created_at, id)',
  `create index member_vehicle_by_inspection on member_vehicle (inspection_expires_on)
    where inspection_expires_on is not null`,
];
