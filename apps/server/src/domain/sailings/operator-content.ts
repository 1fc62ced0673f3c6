import { type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonRows } from '../../database/json-rows.ts';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import type { RouteRules } from '../../rules/route-rules.ts';
import type { CabinType, Pool } from '../../rules/schema.ts';

/** Far more than an operator has routes and vessels, also while its document changes. */
const MOST = 500;

/**
 * Content that has been read, by the hash that the database keeps of it. What is kept under a hash
 * never changes, so it is right for every database and transaction, and nobody has to be notified
 * of a change: a row with new content has another hash.
 */
class ReadContent<Content extends object> {
  readonly #byHash = new Map<string, Content>();

  find(hash: string): Content | undefined {
    return this.#byHash.get(hash);
  }

  /**
   * @returns what is kept under the hash: the same object for all callers, which none can change
   */
  keep(hash: string, content: Content): Content {
    const known = this.#byHash.get(hash);
    if (known) return known;
    const [oldest] = this.#byHash.keys();
    if (oldest !== undefined && this.#byHash.size >= MOST) this.#byHash.delete(oldest);
    this.#byHash.set(hash, frozen(content));
    return content;
  }
}

/** What a vessel has. */
interface VesselLayout {
  pools: Pool[];
  cabin_types: CabinType[];
}

export const readRules = new ReadContent<RouteRules>();
const readLayouts = new ReadContent<VesselLayout>();

/** The columns of a statement for content that may be known. */
interface ContentHashes {
  rules_hash: string;
  layout_hash: string;
}

/** The content of a sailing's route and vessel. */
export type SailingContent = VesselLayout & { rules: RouteRules };

/**
 * Rules, pools and cabin types are most of a sailing and hardly ever change: the first statement
 * has only their hashes, and where one of them is not known yet a second one fetches everything.
 * @param build makes the statement (see {@link prepared}) with some more columns of the route `r` and the vessel `v`
 */
export function preparedWithContent<Values extends object, Row>(
  build: (values: Values, columns: RawBuilder<unknown>) => RawBuilder<Row>,
): (db: Kysely<Database>, values: Values) => Promise<(Row & SailingContent)[]> {
  // The columns that it adds are in its rows.
  const withColumns = <More>(columns: RawBuilder<unknown>) =>
    prepared((_, values: Values) => build(values, columns) as RawBuilder<Row & More>);
  const lean = withColumns<ContentHashes>(HASHES);
  const everything = withColumns<ContentHashes & SailingContent>(EVERYTHING);
  return (db, values) =>
    withContent(
      () => lean(db, values),
      () => everything(db, values),
    );
}

/** Rows of which is known whether they are what they were. */
export interface HashedRows<Row> {
  hash: string;
  rows(): Promise<Row[]>;
}

/** As many as are remembered, of 140 KB at most. */
const MOST_TEXTS = 64;

/**
 * As {@link preparedWithContent}, for rows that are the same most times: the database says that they are, instead of
 * sending them again.
 * @returns asks with values that are all that they depend on
 */
export function preparedIfChanged<Values extends object, Row>(
  build: (values: Values, columns: RawBuilder<unknown>) => RawBuilder<Row>,
): (db: Kysely<Database>, values: Values) => Promise<HashedRows<Row & SailingContent>> {
  const written = (columns: RawBuilder<unknown>) =>
    prepared(
      (_, values: Values & { known: string }) => sql<{ hash: string; text: string | null }>`
        with written as materialized (select ${jsonRows(build(values, columns))}::text as text),
          hashed as materialized (select text, md5(text) as hash from written)
        select hash, case when hash <> ${values.known} then text end as text from hashed`,
    );
  const [lean, everything] = [written(HASHES), written(EVERYTHING)];
  const texts = new Map<string, { hash: string; text: string }>();
  return async (db, values) => {
    const query = JSON.stringify(values);
    const last = texts.get(query);
    const [found] = await lean(db, { ...values, known: last?.hash ?? '' });
    const { hash = '', text = null } = found ?? {};
    const current = { hash, text: text ?? last?.text ?? '[]' };
    remember(texts, query, current);
    const all = async () => {
      const [full] = await everything(db, { ...values, known: '' });
      return JSON.parse(full?.text ?? '[]') as (Row & ContentHashes & SailingContent)[];
    };
    const known = async () => JSON.parse(current.text) as (Row & ContentHashes)[];
    return { hash, rows: () => withContent(known, all) };
  };
}

function remember<Value>(values: Map<string, Value>, key: string, value: Value): void {
  values.delete(key);
  values.set(key, value);
  const [oldest] = values.keys();
  if (oldest !== undefined && values.size > MOST_TEXTS) values.delete(oldest);
}

/**
 * @param fetchLean rows with the hashes of their content
 * @param fetchEverything with the content, too; called where some of it is not known
 */
export async function withContent<Row extends ContentHashes>(
  fetchLean: () => Promise<Row[]>,
  fetchEverything: () => Promise<(Row & SailingContent)[]>,
): Promise<(Row & SailingContent)[]> {
  return withReadContent(await fetchLean()) ?? keepContent(await fetchEverything());
}

const HASHES = sql`r.rules_hash, v.layout_hash`;
const EVERYTHING = sql`${HASHES}, r.rules, v.pools, v.cabin_types`;

function withReadContent<Row extends ContentHashes>(
  rows: readonly Row[],
): (Row & SailingContent)[] | undefined {
  const complete = rows.flatMap((row) => {
    const rules = readRules.find(row.rules_hash);
    const layout = readLayouts.find(row.layout_hash);
    return rules && layout ? [{ ...row, ...layout, rules }] : [];
  });
  return complete.length === rows.length ? complete : undefined;
}

function keepContent<Row extends ContentHashes & SailingContent>(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    const { pools, cabin_types } = row;
    const rules = readRules.keep(row.rules_hash, row.rules);
    return { ...row, ...readLayouts.keep(row.layout_hash, { pools, cabin_types }), rules };
  });
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}
