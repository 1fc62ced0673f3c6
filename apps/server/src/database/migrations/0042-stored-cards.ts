import { type Kysely, sql } from 'kysely';

/** Cards of members: what the provider keeps them under, and enough to recognise them. No number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Without its member a card is over: the provider still has to be told.
  `create table stored_card (
    id text primary key,
    member_id text references member on delete set null,
    provider text not null,
    state text not null check (state in ('pending', 'kept', 'ending')),
    holder text,
    token text not null,
    fingerprint text not null,
    brand text not null,
    last4 text not null,
    expires_on text not null,
    consent text not null,
    agreed_at timestamptz not null,
    next_try_at timestamptz not null,
    tries int not null default 0
  )`,
  'create index stored_card_of_member on stored_card (member_id, agreed_at, id)',
  `create index stored_card_to_end on stored_card (next_try_at)
    where state = 'ending' or member_id is null`,
  `alter table draft_payment
    add column expires_on text,
    add column keep_for text references member on delete cascade,
    add column stored_card_id text references stored_card on delete cascade`,
  `alter table payment
    add column stored_card_id text references stored_card on delete set null`,
  `create index payment_by_stored_card on payment (stored_card_id)
    where stored_card_id is not null`,
  `create index draft_payment_by_stored_card on draft_payment (stored_card_id)
    where stored_card_id is not null`,
  // The embedded provider's own books.
  `alter table sandbox_token
    add column expires_on text not null default '2099-12',
    add column holder text`,
  `alter table sandbox_charge add column holder text`,
];
