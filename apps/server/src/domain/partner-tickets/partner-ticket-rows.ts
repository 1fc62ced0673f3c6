import { type Kysely, sql } from 'kysely';
import type { PartnerTicketFacts } from '../../database/partner-ticket-facts.ts';
import type { Database } from '../../database/schema.ts';
import type { PartnerTicketRule } from '../../rules/partner-rules.ts';

/** A ticket as the operator's document has it, with what follows from the rest of the document. */
export interface PartnerTicketRow {
  rule: PartnerTicketRule;
  facts: PartnerTicketFacts;
  /** The operator's document has it no more. */
  retired?: boolean | undefined;
}

/** All tickets in use, operator by operator, in the order of their documents. One round trip. */
export async function findPartnerTickets(db: Kysely<Database>): Promise<PartnerTicketRow[]> {
  const { rows } = await sql<PartnerTicketRow>`select rule, facts from partner_ticket
    where not retired order by source_id, position`.execute(db);
  return rows;
}

/** The ticket in use with the id. One round trip. */
export async function findPartnerTicket(
  db: Kysely<Database>,
  id: string,
): Promise<PartnerTicketRow | undefined> {
  const { rows } = await sql<PartnerTicketRow>`select rule, facts from partner_ticket
    where id = ${id} and not retired`.execute(db);
  return rows[0];
}
