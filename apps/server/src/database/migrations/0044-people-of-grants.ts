import { type Kysely, sql } from 'kysely';

/**
 * A scope is granted to a person, and a profile may become another one's: who it was is kept with the
 * grant. For grants of before it is whom the profile says now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table member add column resident_person jsonb',
  `update member set resident_person = jsonb_build_object(
      'familyNameKana', family_name_kana, 'givenNameKana', given_name_kana, 'birthDate', birth_date)
    where scope @> '["resident"]' or scope @> '{"resident": true}'`,
];
