import { type Kysely, sql } from 'kysely';

/**
 * Mails about a sailing are known without the leg's name: a return leg becomes the outbound one when
 * that is cancelled. Tickets open at most 80 days before, so that it is known for as long.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `with told as (
    select distinct on (shorter) id, shorter from (
      select id, concat_ws(' ', kind, split_part(occasion, ' ', 2), split_part(occasion, ' ', 4)) as shorter
      from mail where kind in ('boardingNotice', 'ticketsOpen')
    ) m order by shorter, id
  ) update mail set occasion = told.shorter from told where mail.id = told.id`,
  `update route set rules = jsonb_set(rules, '{tickets,opensHoursBefore}', '1920')
    where (rules -> 'tickets' ->> 'opensHoursBefore')::int > 1920`,
];
