import { type Kysely, sql } from 'kysely';

/** A postal code or a passport number that nobody gave is null, and no empty text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `update reservation set representative = representative || '{"postalCode":null}'
    where representative ->> 'postalCode' = ''`,
  `update reservation set passengers = (
    select jsonb_agg(case when each ->> 'passportNumber' = ''
      then each || '{"passportNumber":null}' else each end order by position)
    from jsonb_array_elements(passengers) with ordinality as p(each, position))
    where passengers @> '[{"passportNumber":""}]'`,
];
