import { type Kysely, sql } from 'kysely';

/**
 * A ticket that was sold says its kind, for lists, and what its legs cost by themselves, for a
 * refund after one was sailed; the purchases of before have the kind of the operator's document.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `update reservation r
    set sale = jsonb_set(jsonb_set(r.sale, '{ticket,kind}', t.rule -> 'kind'), '{ticket,crossings}', '[]')
    from partner_ticket t
    where t.id = r.sale #>> '{ticket,partnerTicketId}' and r.sale #> '{ticket,kind}' is null`,
];
