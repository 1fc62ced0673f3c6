import { addDays, jstDate } from '@ferry/format/date';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../domain/clock.ts';
import { contentHash } from '../domain/content-hash.ts';
import type { OperatorDocument } from '../rules/schema.ts';
import { parseOperatorDocument } from './parse-document.ts';
import { type SailingChanges, storeSailings } from './store-sailings.ts';
import { storeTables } from './store-tables.ts';
import { sailingColumns, sectionsOf, tripShapes } from './timetable.ts';

interface LoadOptions {
  clock: Clock;
  /** How far ahead there are sailings, at least 400 days by default. */
  horizonDays?: number;
  /** The document is that of the database: one that was ended meanwhile stays so. */
  isExtension?: boolean;
}

/** What loading a document has done. `unchanged`: it was loaded before, up to the horizon. */
type LoadResult = { unchanged: true } | ({ unchanged: false } & SailingChanges);

const HORIZON_DAYS = 400;

/**
 * Brings an operator's document into the database: ports, vessels, routes, sections, fares, and a
 * sailing with its stock for every trip and day from yesterday (an overnight sailing may still be
 * at sea) to the horizon. Loading it again only adds the days since; a changed document changes only
 * what differs; a sailing of which something is sold keeps its calls, vessel and stock whatever the
 * document says, only its cancellation is taken over, and it is compared again once a day. Several
 * documents live side by side. All in one transaction.
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
  const hash = contentHash(operator).toString('hex');
  return inTransaction(db, async (tx) => {
    // Processes that start together do it one after the other.
    await sql`select pg_advisory_xact_lock(hashtext('ferry operator'))`.execute(tx);
    const previous = await findPrevious(tx, operator.id);
    if (options.isExtension && previous?.is_ended) return { unchanged: true };
    const isLoaded = [hash, hashOfDay(hash, today)].includes(previous?.document_hash ?? '');
    if (isLoaded && previous && previous.generated_until >= until) return { unchanged: true };
    const loadedUntil = previous?.document_hash === hash ? previous.generated_until : undefined;
    const shapes = tripShapes(operator);
    await storeSource(tx, operator, { hash, from, until });
    if (!loadedUntil) await storeTables(tx, operator, sectionsOf(shapes));
    const start = loadedUntil ? addDays(loadedUntil, 1) : from;
    const columns = sailingColumns(operator, start, until);
    const changes = await storeSailings(tx, operator.id, shapes, columns, {
      from: start,
      now: options.clock.now(),
    });
    if (changes.kept > 0) await loadFullyTomorrow(tx, operator.id, hashOfDay(hash, today));
    // Without statistics searches are planned badly; the embedded database never makes them by itself.
    await sql`analyze port, vessel, route, section, fare, vehicle_fare, sailing, leg_inventory`.execute(
      tx,
    );
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
  const sources = await db
    .selectFrom('operator_source')
    .select(['id', 'document'])
    .where('is_ended', '=', false)
    .execute();
  const extended: string[] = [];
  for (const { id, document } of sources) {
    const result = await loadOperator(db, document, { ...options, isExtension: true });
    if (!result.unchanged) extended.push(id);
  }
  return extended;
}

async function findPrevious(tx: Kysely<Database>, sourceId: string) {
  return tx
    .selectFrom('operator_source')
    .select(['document_hash', 'generated_until', 'is_ended'])
    .where('id', '=', sourceId)
    .executeTakeFirst();
}

/** The mark of a document that is loaded for one day only. */
const hashOfDay = (hash: string, day: string) => `${hash} ${day}`;

/** Sailings that were kept as sold follow the document once nothing of them is sold any more. */
async function loadFullyTomorrow(
  tx: Kysely<Database>,
  sourceId: string,
  document_hash: string,
): Promise<void> {
  await tx
    .updateTable('operator_source')
    .set({ document_hash })
    .where('id', '=', sourceId)
    .execute();
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
      conflict.column('id').doUpdateSet({ ...facts, is_ended: false, loaded_at: sql<Date>`now()` }),
    )
    .execute();
}
