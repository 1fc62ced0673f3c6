import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ChangeState } from '../../database/change-tables.ts';
import type { Database } from '../../database/schema.ts';
import type { StockDemand } from '../inventory/demand.ts';
import { type RefundState, refundsOf } from './cancellation-rows.ts';

export type ChangeRow = Selectable<Database['reservation_change']>;
export type ChangeLegRow = Selectable<Database['change_leg']>;

/** States in which a change takes places beside those of the booking. */
const IN_FLIGHT = [
  'held',
  'paymentProcessing',
  'awaitingPayment',
] as const satisfies readonly ChangeState[];

/** A change with what goes back by it. */
export type ShownChange = ChangeRow & { refunds: RefundState[] };

/** Of fees of earlier changes, what comes back by a change; in yen. */
export const feesBackYenOf = ({ fees_back }: Pick<ChangeRow, 'fees_back'>): number =>
  fees_back.reduce((sum, { yen }) => sum + yen, 0);

/** Changes of a reservation that are in flight or were made, the oldest first. */
export const findChanges = (db: Kysely<Database>, reservationId: string): Promise<ShownChange[]> =>
  selectChanges(db, reservationId).execute();

export const selectChanges = (db: Kysely<Database>, reservationId: string) =>
  db
    .selectFrom('reservation_change')
    .selectAll()
    .select(refundsOf('change_id', 'reservation_change.id').as('refunds'))
    .where('reservation_id', '=', reservationId)
    .where('state', 'in', [...IN_FLIGHT, 'made'])
    // The one in flight has none yet.
    .orderBy(sql`position nulls last`);

/** The change in flight, locked; its reservation is locked by the caller. */
export const findChangeForUpdate = (
  tx: Transaction<Database>,
  reservationId: string,
): Promise<ChangeRow | undefined> =>
  tx
    .selectFrom('reservation_change')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('state', 'in', [...IN_FLIGHT])
    .forUpdate()
    .executeTakeFirst();

export const isInFlight = ({ state }: Pick<ChangeRow, 'state'>): boolean =>
  (IN_FLIGHT as readonly ChangeState[]).includes(state);

/** A change holds its places until its limit time, whether or not they have been given back yet. */
export const isChangeOver = (
  { state, limit_time }: Pick<ChangeRow, 'state' | 'limit_time'>,
  now: Date,
): boolean => (state === 'held' || state === 'awaitingPayment') && limit_time <= now;

/** The change in flight of a reservation, as it is before anything is locked. */
export const findChangeInFlight = (
  db: Kysely<Database>,
  reservationId: string,
): Promise<ChangeRow | undefined> =>
  db
    .selectFrom('reservation_change')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('state', 'in', [...IN_FLIGHT])
    .executeTakeFirst();

/** What has become of the newest change of a reservation; undefined where there was none. */
export async function lastChangeState(
  db: Kysely<Database>,
  reservationId: string,
): Promise<ChangeState | undefined> {
  const change = await db
    .selectFrom('reservation_change')
    .select('state')
    .where('reservation_id', '=', reservationId)
    .orderBy('created_at', 'desc')
    .orderBy(sql`ended_at desc nulls first`)
    .orderBy(sql`position desc nulls last`)
    .limit(1)
    .executeTakeFirst();
  return change?.state;
}

/** A change, in flight or over, locked; its reservation is locked by the caller. */
export const lockChange = (
  tx: Transaction<Database>,
  changeId: string,
): Promise<ChangeRow | undefined> =>
  tx
    .selectFrom('reservation_change')
    .selectAll()
    .where('id', '=', changeId)
    .forUpdate()
    .executeTakeFirst();

/** What the reservation is to be, the outbound leg first. */
export const findChangeLegs = (db: Kysely<Database>, changeId: string): Promise<ChangeLegRow[]> =>
  db
    .selectFrom('change_leg')
    .selectAll()
    .where('change_id', '=', changeId)
    .orderBy('leg')
    .execute();

/** What is taken for a change beside the places of the booking. */
export async function findChangeStock(
  db: Kysely<Database>,
  changeId: string,
): Promise<StockDemand[]> {
  const rows = await db
    .selectFrom('change_stock')
    .selectAll()
    .where('change_id', '=', changeId)
    .orderBy('position')
    .execute();
  return rows.map(({ sailing_id: sailingId, from_call: fromCall, to_call: toCall, pools }) => ({
    sailingId,
    fromCall,
    toCall,
    pools,
  }));
}

/** A change that was made is the reservation's next. @returns its position, from 1 */
export async function nextPosition(
  tx: Transaction<Database>,
  reservationId: string,
): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position), 0) + 1 as position from reservation_change
    where reservation_id = ${reservationId}`.execute(tx);
  return rows[0]?.position ?? 1;
}
