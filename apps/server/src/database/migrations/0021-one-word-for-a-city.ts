import { type Kysely, sql } from 'kysely';

/** A city is called `city`, and the line below it `line1`, wherever an address or a home is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const withCity = (passengers: string) => `(
  select coalesce(jsonb_agg(each - 'municipality'
    || jsonb_build_object('city', each -> 'municipality') order by position), '[]')
  from jsonb_array_elements(${passengers}) with ordinality as p(each, position))`;

const statements = [
  `update draft set customers = customers
    || jsonb_build_object('passengers', ${withCity("customers -> 'passengers'")})`,
  `update reservation set passengers = ${withCity('passengers')} where passengers <> '[]'`,
  `update member set address = address - 'municipality' - 'street' || jsonb_build_object(
    'city', address -> 'municipality', 'line1', address -> 'street')`,
];
