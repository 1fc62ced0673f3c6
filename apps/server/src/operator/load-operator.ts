import { createHash } from 'node:crypto';
import { addDays, jstDate } from '@ferry/format/date';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../domain/clock.ts';
import { parseOperatorDocument } from './parse-document.ts';
import type { OperatorDocument } from './schema.ts';
import { type SailingChanges, storeSailings } from './store-sailings.ts';
import { storeTables } from './store-tables.ts';
import { sailingColumns, sectionsOf, tripShapes } from './timetable.ts';

export interface LoadOptions {
  clock: Clock;
  /** How far ahead there are sailings, at least 400 days by default. */
  horizonDays?: number;
}

/** What loading a document has done. `unchanged`: the same document was loaded today already. */
export type LoadResult = { unchanged: true } | ({ unchanged: false } & SailingChanges);

const HORIZON_DAYS = 400;

/**
 * Brings an operator's document into the store: ports, vessels, routes, sections, fares, and a
 * sailing with its stock for every trip and day from yesterday (an overnight sailing may still be
 * at sea) to the horizon. Loading again changes only what differs; a sailing of which something is
 * sold keeps its calls, vessel and stock whatever the document says, only its cancellation is taken
 * over. Several documents live side by side. All in one transaction.
 * @param document as read from JSON
 * @throws OperatorDocumentError when the document is wrong, or uses the id of another source
 */
export async function loadOperator(
  db: Kysely<Database>,
  document: unknown,
  options: LoadOptions,
): Promise<LoadResult> {
  const operator = parseOperatorDocument(document);
  const today = jstDate(options.clock.now());
  const from = addDays(today, -1);
  const until = addDays(today, options.horizonDays ?? HORIZON_DAYS);
  const hash = createHash('sha256').update(JSON.stringify(operator)).digest('hex');
  return db.transaction().execute(async (tx) => {
    // Processes that start together do it one after the other.
    await sql`select pg_advisory_xact_lock(hashtext('ferry operator'))`.execute(tx);
    if (await isLoaded(tx, operator, hash, from, until)) return { unchanged: true };
    const shapes = tripShapes(operator);
    await storeSource(tx, operator, { hash, from, until });
    await storeTables(tx, operator, sectionsOf(shapes));
    const columns = sailingColumns(operator, from, until);
    const changes = await storeSailings(tx, operator.id, shapes, columns, from);
    return { unchanged: false, ...changes };
  });
}

/**
 * Moves every loaded operator's sailings on to today's horizon; to be called once a day.
 * @returns the sources that got new sailings
 */
export async function extendSailings(
  db: Kysely<Database>,
  options: LoadOptions,
): Promise<string[]> {
  const sources = await db.selectFrom('operator_source').select(['id', 'document']).execute();
  const extended: string[] = [];
  for (const { id, document } of sources) {
    const result = await loadOperator(db, document, options);
    if (!result.unchanged) extended.push(id);
  }
  return extended;
}

async function isLoaded(
  tx: Kysely<Database>,
  operator: OperatorDocument,
  hash: string,
  from: string,
  until: string,
): Promise<boolean> {
  const former = await tx
    .selectFrom('operator_source')
    .select('id')
    .where('id', '=', operator.id)
    .where('document_hash', '=', hash)
    .where('generated_from', '=', from)
    .where('generated_until', '=', until)
    .executeTakeFirst();
  return former !== undefined;
}

async function storeSource(
  tx: Kysely<Database>,
  operator: OperatorDocument,
  { hash, from, until }: { hash: string; from: string; until: string },
): Promise<void> {
  const facts = {
    name: operator.name,
    document: JSON.stringify(operator),
    document_hash: hash,
    generated_from: from,
    generated_until: until,
  };
  await tx
    .insertInto('operator_source')
    .values({ id: operator.id, ...facts })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...facts, loaded_at: sql<Date>`now()` }),
    )
    .execute();
}
