import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { OperatorDocument } from '../rules/schema.ts';
import { keepOwn } from './keep-own.ts';
import { partnerTicketFacts } from './partner-ticket-facts.ts';

/**
 * Writes the document's partner tickets with what follows from it for each. What the document no
 * longer has is retired.
 * @throws OperatorDocumentError when an id belongs to another source
 */
export async function storePartnerTickets(
  tx: Kysely<Database>,
  operator: OperatorDocument,
): Promise<void> {
  const { partnerTickets } = operator;
  await keepOwn(
    tx,
    operator.id,
    'partner_ticket',
    partnerTickets.map(({ id }) => id),
  );
  const rows = partnerTickets.map((rule, position) => ({
    id: rule.id,
    position,
    rule,
    facts: partnerTicketFacts(operator, rule),
  }));
  await sql`
    insert into partner_ticket (id, source_id, position, rule, facts)
    select id, ${operator.id}, position, rule, facts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id text, position int,
      rule jsonb, facts jsonb)
    on conflict (id) do update set position = excluded.position, rule = excluded.rule,
      facts = excluded.facts, retired = false`.execute(tx);
}
