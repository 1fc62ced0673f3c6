import { type Kysely, sql } from 'kysely';

/**
 * What came of a member's consent to keep the card of a payment: the card itself is gone where it could
 * not be kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table payment add column agreed_card text
    check (agreed_card in ('pending', 'kept', 'notKept'))`,
  // Of older payments that are over nothing is known.
  `update payment set agreed_card = 'pending' where stored_card_id in
    (select id from stored_card where state = 'pending')`,
];
