import { type Kysely, sql } from 'kysely';

/**
 * Links of mails with which somebody becomes a member or gets a new password, what members have agreed
 * to, and whether mails can be handed over at all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Only a hash of the token. Whose address it is goes with the link's time.
  `create table member_link (
    token_hash bytea primary key,
    kind text not null check (kind in ('signUp', 'passwordReset')),
    email text,
    login_email text,
    member_id text references member on delete cascade,
    agreed_at timestamptz,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index member_link_by_age on member_link (expires_at)',
  'create index member_link_of_member on member_link (member_id) where member_id is not null',
  `create table member_consent (
    member_id text not null references member on delete cascade,
    consent text not null check (consent in ('memberTerms', 'privacyPolicy')),
    version text not null,
    agreed_at timestamptz not null,
    primary key (member_id, consent)
  )`,
  // At most one row: whether mails can be handed over at all, as far as the last attempts show.
  `create table mail_transport (
    is_only boolean primary key default true check (is_only),
    failures int not null,
    last_failed_at timestamptz not null
  )`,
  'alter table mail drop constraint mail_token',
  `alter table mail add constraint mail_token check (case
    when kind in ('draftLink', 'mailConfirmation', 'signUp', 'passwordReset') then text_body is null
    else sealed_body is null end)`,
];
