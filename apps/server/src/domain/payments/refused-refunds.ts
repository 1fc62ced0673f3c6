import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { numberOf } from '../change-number.ts';
import { addMinutes } from '../instant.ts';
import type { PaymentRow } from './payment-rows.ts';
import type { RefundRow } from './refund-rows.ts';

/** A refund of a part, or a payment of which everything goes back. */
type ComingBack = { refund: RefundRow } | { payment: PaymentRow };

/**
 * Notes that the provider refuses, so that an operator's list shows it.
 * @returns whether that is new: then the operator is alarmed
 */
export async function noteRefusal(
  db: Kysely<Database>,
  refused: ComingBack,
  refusal: string,
  now: Date,
): Promise<boolean> {
  if ('payment' in refused) {
    const { id, refused_at } = refused.payment;
    await db
      .updateTable('payment')
      .set({ refusal, refused_at: refused_at ?? now })
      .where('id', '=', id)
      .execute();
    return refused_at === null;
  }
  const { id, attempt, refused_at, refusals } = refused.refund;
  await db
    .updateTable('refund')
    .set({ refusal, refused_at: refused_at ?? now, refusals: refusals + 1 })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', 'not in', ['refunded', 'stopped'])
    .execute();
  return refused_at === null;
}

/** Days for which the provider refuses, after which the operator pays by hand. */
const MOST_REFUSED_DAYS = 7;

/** Whether it has been refused for so long that nobody asks any more. */
export const isRefusedTooLong = (
  { refused_at }: Pick<RefundRow, 'refused_at'>,
  now: Date,
): boolean => refused_at !== null && addMinutes(refused_at, MOST_REFUSED_DAYS * 24 * 60) <= now;

/** Asks no more for a payment of which everything was to go back: the operator pays it by hand. */
export async function stopAsking(db: Kysely<Database>, { id }: PaymentRow): Promise<void> {
  await db
    .updateTable('payment')
    .set({ next_check_at: null })
    .where('id', '=', id)
    .where('state', '=', 'refundPending')
    .execute();
}

/** The provider does not refuse any more. */
export async function forgetRefusal(
  db: Kysely<Database>,
  { id, refused_at }: PaymentRow,
): Promise<void> {
  if (refused_at === null) return;
  await db
    .updateTable('payment')
    .set({ refusal: null, refused_at: null })
    .where('id', '=', id)
    .execute();
}

/** Money that the provider refuses to give back, for the operator's list. */
export interface RefusedRefund {
  /** Of the refund, or of the payment of which everything goes back. */
  id: string;
  /** How it goes back, or what everything was paid by. */
  way: string;
  /** Of the cancellation or change, or of the reservation of which everything goes back. */
  number: string;
  yen: number;
  since: Date;
  /** The provider's word. */
  refusal: string;
  /** Null when nobody asks any more: it is to be paid by hand. */
  nextTryAt: Date | null;
}

/** What the provider refuses now, and what was given up for that; the longest refused first. */
export async function listRefused(db: Kysely<Database>): Promise<RefusedRefund[]> {
  const { rows } = await sql<RefusedRefund & Parameters<typeof numberOf>[1]>`
    select f.id, f.way, r.reservation_number as number, c.position,
      h.position as "changePosition", f.amount_yen as yen,
      f.refused_at as since, f.refusal, f.next_check_at as "nextTryAt"
    from refund f join payment p on p.id = f.payment_id join reservation r on r.id = p.reservation_id
      left join cancellation c on c.id = f.cancellation_id
      left join reservation_change h on h.id = f.change_id
    where f.refused_at is not null
    union all
    select p.id, p.method, r.reservation_number, null, null, p.amount_yen, p.refused_at, p.refusal, p.next_check_at
    from payment p join reservation r on r.id = p.reservation_id
    where p.refused_at is not null
    order by since, id`.execute(db);
  return rows.map(({ position, changePosition, number, ...row }) => ({
    ...row,
    number: numberOf(number, { position, changePosition }),
  }));
}

/** Has the provider asked at once. @returns whether there is such a one, and it is not given up */
export async function tryAgain(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const tables = id.startsWith('rfd_') ? (['refund'] as const) : (['payment'] as const);
  for (const table of tables) {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set next_check_at = ${now}
      where id = ${id} and refused_at is not null and next_check_at is not null`.execute(db);
    if (numAffectedRows === 1n) return true;
  }
  return false;
}
