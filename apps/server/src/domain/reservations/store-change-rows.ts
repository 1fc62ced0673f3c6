import type { Transaction, Updateable } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { StockDemand } from '../inventory/demand.ts';
import type { ChangeRow } from './change-rows.ts';
import type { NewLeg } from './reservation-rows.ts';

/** Everything that is stored of a change that is held. */
export interface NewChange {
  row: Omit<ChangeRow, 'position' | 'ended_at'>;
  legs: readonly NewLeg[];
  /** What is taken beside the places of the booking. */
  stock: readonly StockDemand[];
}

/** Stores a change that is held; its places have been taken. */
export async function insertChange(
  tx: Transaction<Database>,
  { row, legs, stock }: NewChange,
): Promise<void> {
  await tx
    .insertInto('reservation_change')
    .values({ ...row, ...jsonOf(row) })
    .execute();
  await insertParts(tx, row.id, legs, stock);
}

/** Gives a held change other content. */
export async function replaceChange(
  tx: Transaction<Database>,
  { row, legs, stock }: NewChange,
): Promise<void> {
  const { id, reservation_id: _, ...content } = row;
  await pipeline([
    tx
      .updateTable('reservation_change')
      .set({ ...content, ...jsonOf(row) })
      .where('id', '=', id)
      .execute(),
    tx.deleteFrom('change_leg').where('change_id', '=', id).execute(),
    tx.deleteFrom('change_stock').where('change_id', '=', id).execute(),
  ]);
  await insertParts(tx, id, legs, stock);
}

/** Changes a row that the caller has locked. */
export function updateChange(
  tx: Transaction<Database>,
  changeId: string,
  change: Omit<Updateable<Database['reservation_change']>, 'id' | 'reservation_id'>,
): Promise<ChangeRow> {
  return tx
    .updateTable('reservation_change')
    .set(change)
    .where('id', '=', changeId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What is left of a change that is over: who was to travel, and on what, is not needed any more. */
const FORGOTTEN = {
  client_hash: null,
  representative: '{}',
  passengers: '[]',
  contact_phone: '',
  contact_email: '',
  mail_hash: null,
  sale: null,
  ticket_stock: '[]',
};

/** Ends a change that the caller has locked: amounts, its parts and when it ended stay. */
export async function endChangeRow(
  tx: Transaction<Database>,
  changeId: string,
  end:
    | { state: 'made'; position: number; ended_at: Date }
    | { state: 'dropped' | 'lapsed'; ended_at: Date },
): Promise<void> {
  await updateChange(tx, changeId, { ...end, ...FORGOTTEN });
  for (const table of ['change_leg', 'change_stock'] as const) {
    await tx.deleteFrom(table).where('change_id', '=', changeId).execute();
  }
}

/**
 * The reservation has come into another version by this very change: what is stored of the change still fits it.
 */
export async function noteBase(
  tx: Transaction<Database>,
  changeId: string,
  version: number,
): Promise<void> {
  await tx
    .updateTable('reservation_change')
    .set({ base_version: version })
    .where('id', '=', changeId)
    .execute();
}

const jsonOf = (row: NewChange['row']) => ({
  representative: JSON.stringify(row.representative),
  passengers: JSON.stringify(row.passengers),
  quote: JSON.stringify(row.quote),
  sale: row.sale && JSON.stringify(row.sale),
  ticket_stock: JSON.stringify(row.ticket_stock),
  kept: JSON.stringify(row.kept),
  parts: JSON.stringify(row.parts),
  fee: JSON.stringify(row.fee),
  fees_back: JSON.stringify(row.fees_back),
  ended_legs: JSON.stringify(row.ended_legs),
});

async function insertParts(
  tx: Transaction<Database>,
  changeId: string,
  legs: readonly NewLeg[],
  stock: readonly StockDemand[],
): Promise<void> {
  await tx
    .insertInto('change_leg')
    .values(
      legs.map((leg) => ({
        ...leg,
        change_id: changeId,
        pools: JSON.stringify(leg.pools),
        content: JSON.stringify(leg.content),
      })),
    )
    .execute();
  if (stock.length === 0) return;
  await tx
    .insertInto('change_stock')
    .values(
      stock.map(({ sailingId, fromCall, toCall, pools }, position) => ({
        change_id: changeId,
        position,
        sailing_id: sailingId,
        from_call: fromCall,
        to_call: toCall,
        pools: JSON.stringify(pools),
      })),
    )
    .execute();
}
