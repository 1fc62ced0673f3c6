import { type Kysely, sql } from 'kysely';

/**
 * Who waits for places of a sailing, and places that have come back while somebody waits: they are nobody's until all who
 * wait were looked at. No operator offers it yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`update route set rules = jsonb_set(rules, '{waitlist}', '{"offerHours": 0, "entriesOfContact": 3}')
    where not rules ? 'waitlist'`.execute(db);
}

const WAITS = 'joined_at is not null and offered_at is null and withdrawn_at is null';

const statements = [
  'alter table leg_inventory add column withheld int[]',
  'create index leg_inventory_withheld on leg_inventory (sailing_id) where withheld is not null',
  'create sequence waitlist_place',
  `create table waitlist_entry (
    id text primary key,
    sailing_id text not null references sailing on delete cascade,
    from_port_id text not null,
    to_port_id text not null,
    wish jsonb not null,
    email text not null,
    mail_hash bytea not null,
    member_id text references member on delete cascade,
    session_id bigint references session on delete set null,
    until timestamptz not null,
    joined_at timestamptz,
    place bigint,
    offered_at timestamptz,
    choice jsonb,
    reservation_id text unique references reservation on delete set null,
    withdrawn_at timestamptz,
    remove_at timestamptz not null,
    check ((joined_at is null) = (place is null)),
    check (offered_at is null or joined_at is not null and choice is not null)
  )`,
  `create unique index waitlist_entry_of_contact on waitlist_entry (sailing_id, mail_hash) where ${WAITS}`,
  `create index waitlist_entry_in_line on waitlist_entry (sailing_id, place) where ${WAITS}`,
  'create index waitlist_entry_of_mailbox on waitlist_entry (mail_hash)',
  'create index waitlist_entry_of_member on waitlist_entry (member_id) where member_id is not null',
  'create index waitlist_entry_of_session on waitlist_entry (session_id) where session_id is not null',
  'create index waitlist_entry_to_remove on waitlist_entry (remove_at)',
  `create table waitlist_link (
    token_hash bytea primary key,
    entry_id text not null references waitlist_entry on delete cascade
  )`,
  'create index waitlist_link_of_entry on waitlist_link (entry_id)',
  'alter table mail drop constraint mail_token',
  `alter table mail add constraint mail_token check (case
    when kind in ('draftLink', 'mailConfirmation', 'signUp', 'passwordReset', 'emailChange',
      'emailChangeNotice', 'contactChange', 'contactChangeNotice', 'waitlistLink', 'waitlistOffer')
      then text_body is null
    else sealed_body is null end)`,
];
