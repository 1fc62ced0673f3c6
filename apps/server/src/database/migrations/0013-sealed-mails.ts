import { type Kysely, sql } from 'kysely';

/**
 * A mail with a token in it is kept encrypted, and only until it was handed over or the token is over.
 * What was readable is cleared: of links that are still on their way another one has to be asked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table mail alter text_body drop not null',
  'alter table mail alter html_body drop not null',
  'alter table mail add sealed_body text',
  'alter table mail add expires_at timestamptz',
  `update mail set text_body = null, html_body = null, next_attempt_at = null,
      state = case when state = 'queued' then 'failed' else state end
    where kind = 'draftLink'`,
  `alter table mail add constraint mail_body check ((text_body is null) = (html_body is null)
    and (text_body is null or sealed_body is null))`,
  `alter table mail add constraint mail_token check (case when kind = 'draftLink'
    then text_body is null else sealed_body is null end)`,
  'create index mail_sealed on mail (expires_at) where sealed_body is not null',
];
