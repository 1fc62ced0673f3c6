import { type Kysely, sql } from 'kysely';

/** Mails on their way, written in the transaction of what they tell; links that a mail carries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table mail (
    id bigint generated always as identity primary key,
    kind text not null,
    occasion text not null unique,
    recipient text not null,
    subject text not null,
    text_body text not null,
    html_body text not null,
    state text not null check (state in ('queued', 'sent', 'failed')),
    attempts int not null default 0,
    next_attempt_at timestamptz,
    created_at timestamptz not null,
    sent_at timestamptz
  )`,
  'create index mail_due on mail (next_attempt_at) where next_attempt_at is not null',
  'create index mail_by_age on mail (created_at)',
  // The token itself is only in the mail.
  `create table draft_link (
    token_hash bytea primary key,
    draft_id text not null references draft on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index draft_link_by_draft on draft_link (draft_id)',
];
