import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { OperatorDocumentError } from './parse-document.ts';

/** Tables of the things that a document names, and where it has their list. */
const LISTS = {
  port: 'ports',
  vessel: 'vessels',
  route: 'routes',
  partner_ticket: 'partnerTickets',
} as const;

/**
 * Refuses ids of another source, and retires what this document no longer has.
 * @param sourceId of the document
 * @param ids of all that its list has, in order
 * @throws OperatorDocumentError when an id belongs to another source
 */
export async function keepOwn(
  tx: Kysely<Database>,
  sourceId: string,
  table: keyof typeof LISTS,
  ids: readonly string[],
): Promise<void> {
  const others =
    ids.length > 0
      ? await tx
          .selectFrom(table)
          .select(['id', 'source_id'])
          .where('id', 'in', ids)
          .where('source_id', '<>', sourceId)
          .execute()
      : [];
  if (others.length > 0) {
    throw new OperatorDocumentError(
      others.map(({ id, source_id }) => ({
        path: `${LISTS[table]}.${ids.indexOf(id)}.id`,
        reason: `"${id}" belongs to the operator data "${source_id}"`,
      })),
    );
  }
  const retire = tx.updateTable(table).set({ retired: true }).where('source_id', '=', sourceId);
  await (ids.length > 0 ? retire.where('id', 'not in', ids) : retire).execute();
}
