import { type Kysely, sql } from 'kysely';

/**
 * Receipts as they were issued, and when a payment was received. Of payments of before the history
 * knows it: it has one entry for each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table payment add column captured_at timestamptz',
  `update payment p set captured_at = coalesce((
      select max(h.at) from reservation_history h
      where h.reservation_id = p.reservation_id and h.event = 'paid'), p.created_at)
    where p.state in ('captured', 'refundPending', 'refundNeedsAccount', 'refunded')`,
  // What a receipt is of (a payment, later a fee) is known by its prefixed id: kinds are open.
  `create table receipt (
    id text primary key,
    reservation_id text not null references reservation on delete cascade,
    position int not null check (position > 0),
    kind text not null,
    source_id text not null,
    issue int not null check (issue > 0),
    issued_at timestamptz not null,
    issued_by text not null check (issued_by in ('member', 'visitor')),
    recipient text not null,
    proviso text not null,
    content jsonb not null,
    unique (reservation_id, position),
    unique (source_id, issue)
  )`,
];
