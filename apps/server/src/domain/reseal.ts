import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { KeyRing } from '../keys/key-ring.ts';

/** What is encrypted for its own row. */
interface SealedColumn<Row> {
  table: 'mail' | 'refund_account' | 'push_key' | 'push_subscription' | 'webhook_secret';
  /** Names the row. */
  id: string;
  column: string;
  /** The associated data of a row, from its columns. */
  recordOf(row: Row): string;
}

/**
 * Encrypts what waits with the ring's first key, so that the others can be taken out of it.
 * @returns how many rows, and of those whose key is not in the ring how many there are for each key
 */
export async function reseal<Row>(
  db: Kysely<Database>,
  keys: KeyRing,
  { table, id, column, recordOf }: SealedColumn<Row>,
): Promise<{ resealed: number; lost: { key: string; rows: number }[] }> {
  const [first, ...others] = keys.keys.map((key) => key.id);
  const [from, name, value] = [sql.table(table), sql.ref(id), sql.ref(column)];
  const { rows: waiting } = await sql<Row & { row_id: unknown; was: string; key: string }>`
    select ${from}.*, ${name} as row_id, ${value} as was, split_part(${value}, '.', 1) as key
    from ${from} where ${value} is not null and split_part(${value}, '.', 1) <> ${first ?? ''}`.execute(
    db,
  );
  const lost = new Map<string, number>();
  let resealed = 0;
  for (const row of waiting) {
    const { row_id: rowId, was, key } = row;
    if (!others.includes(key)) {
      lost.set(key, (lost.get(key) ?? 0) + 1);
      continue;
    }
    const record = recordOf(row);
    const again = keys.seal(keys.open(was, record), record);
    // Another process may have done it, or the row is gone.
    const { numAffectedRows } = await sql`update ${from} set ${value} = ${again}
      where ${name} = ${rowId} and ${value} = ${was}`.execute(db);
    resealed += Number(numAffectedRows ?? 0);
  }
  return { resealed, lost: [...lost].map(([key, rows]) => ({ key, rows })) };
}
