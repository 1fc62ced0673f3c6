import { type RawBuilder, sql } from 'kysely';
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
export interface ContentHashes {
  rules_hash: string;
  layout_hash: string;
}

/** The content of a sailing's route and vessel. */
export type SailingContent = VesselLayout & { rules: RouteRules };

/**
 * Rules, pools and cabin types are most of a sailing and hardly ever change: the first statement
 * has only their hashes, and where one of them is not known yet a second one fetches everything.
 * @param fetch runs the statement with some more columns of the route `r` and the vessel `v`
 */
export async function fetchWithContent<Row>(
  fetch: (columns: RawBuilder<unknown>) => Promise<(Row & ContentHashes)[]>,
): Promise<(Row & SailingContent)[]> {
  const known = withReadContent(await fetch(HASHES));
  if (known) return known;
  // The statement has the columns now; its type is that of both.
  return keepContent((await fetch(EVERYTHING)) as (Row & ContentHashes & SailingContent)[]);
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
