import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { numberOf } from '../../domain/change-number.ts';
import type { Clock } from '../../domain/clock.ts';
import { addMinutes } from '../../domain/instant.ts';
import {
  openAccount,
  type RefundAccount,
  removeAccount,
} from '../../domain/payments/refund-accounts.ts';
import type { RefundRow } from '../../domain/payments/refund-rows.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import { findForUpdate, type ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { mailRefund } from '../../mail/refund-mails.ts';
import { moveTransfer } from './move-transfer.ts';

/** Days for which an account is kept that nobody has paid to; see `docs/retention.md`. */
const ACCOUNT_KEPT_DAYS = 90;

/** What the operator pays by hand, or waits for an account. */
export interface DueRefund extends Pick<RefundRow, 'id' | 'way' | 'state'> {
  /** Of the cancellation or change; of money that came to no reservation, that of the reservation. */
  number: string;
  /** What the customer gets, in yen. */
  yen: number;
  /** Where to; undefined at the port, of a refund that the provider has stopped, and without its key. */
  account: RefundAccount | undefined;
  isKeyLost: boolean;
  /** Until when the customer may, or could, register an account; null where none is waited for. */
  registerBy: Date | null;
}

/**
 * Refunds that wait for the operator: transfers whose account is known, at the port, and stopped ones; and
 * those that wait for the customer's account.
 */
export async function listDueRefunds(db: Kysely<Database>, keys: KeyRing): Promise<DueRefund[]> {
  const rows = await db
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .innerJoin('reservation as v', 'v.id', 'p.reservation_id')
    .leftJoin('cancellation as c', 'c.id', 'r.cancellation_id')
    .leftJoin('reservation_change as h', 'h.id', 'r.change_id')
    .leftJoin('refund_account as a', 'a.refund_id', 'r.id')
    .select(['r.id', 'r.way', 'r.state', 'v.reservation_number', 'a.sealed'])
    .select(['c.position', 'h.position as changePosition', 'r.register_by as registerBy'])
    .select(sql<number>`r.amount_yen - r.fee_yen`.as('yen'))
    .where((row) =>
      row.or([
        row.and([row('r.state', '=', 'pending'), row('r.way', 'in', ['account', 'port'])]),
        row('r.state', 'in', ['stopped', 'needsAccount']),
      ]),
    )
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
  return rows.map(({ reservation_number, position, changePosition, sealed, ...row }) => {
    const isKeyLost = sealed !== null && !keys.keys.some(({ id }) => sealed.startsWith(`${id}.`));
    const account = sealed === null || isKeyLost ? undefined : openAccount(keys, row.id, sealed);
    const number = numberOf(reservation_number, { position, changePosition });
    return { ...row, number, account, isKeyLost };
  });
}

/** Why the operator's word about a refund cannot be. */
export type TransferRefusal = 'unknown' | 'byProvider' | 'notByTransfer';

interface Moved {
  /** False where it was so already. */
  isNew: boolean;
}

/**
 * Notes that the operator has paid a refund: the account is forgotten, the customer told. Once or more
 * often.
 */
export async function markRefundPaid(
  tx: Transaction<Database>,
  clock: Clock,
  refundId: string,
): Promise<Moved | TransferRefusal> {
  const found = await lockRefund(tx, refundId);
  if (!found) return 'unknown';
  const { refund, row } = found;
  if (refund.state === 'refunded') return { isNew: false };
  const isOurs = refund.way === 'account' || refund.way === 'port' || refund.state === 'stopped';
  if (!isOurs) return 'byProvider';
  const now = clock.now();
  await removeAccount(tx, refund.id);
  await moveTransfer(tx, refund, 'refunded', now);
  await addHistory(tx, row.id, 'refunded', now, 'operator');
  await mailRefund(tx, clock, 'refundDone', { row, refundId }, refund.attempt);
  return { isNew: true };
}

/**
 * Notes that a transfer has come back, also one that was marked as paid, or that nobody has registered an
 * account in time: the account is forgotten, and the customer asked for another one, with a new time for it. Once or more often.
 */
export async function markRefundReturned(
  tx: Transaction<Database>,
  clock: Clock,
  refundId: string,
): Promise<Moved | TransferRefusal> {
  const found = await lockRefund(tx, refundId);
  if (!found) return 'unknown';
  const { refund } = found;
  if (refund.way !== 'account') return 'notByTransfer';
  if (refund.state === 'needsAccount') return { isNew: false };
  await askAgain(tx, clock, found);
  return { isNew: true };
}

async function askAgain(
  tx: Transaction<Database>,
  clock: Clock,
  { refund, row }: { refund: RefundRow; row: ReservationRow },
): Promise<void> {
  await removeAccount(tx, refund.id);
  await moveTransfer(tx, refund, 'needsAccount', clock.now());
  const occasion = { row, refundId: refund.id };
  const wasRegistered = refund.state !== 'stopped';
  const kind = wasRegistered ? 'refundAccountReturned' : 'refundAccountRequested';
  await mailRefund(tx, clock, kind, occasion, refund.attempt + 1);
}

/** A refund, whose reservation is locked: whatever changes a refund locks it. */
async function lockRefund(tx: Transaction<Database>, refundId: string) {
  const known = await tx
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .select('p.reservation_id')
    .where('r.id', '=', refundId)
    .executeTakeFirst();
  const row = known && (await findForUpdate(tx, known.reservation_id));
  if (!row) return undefined;
  const refund = await tx
    .selectFrom('refund')
    .selectAll()
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  return { refund, row };
}

/** Reminds customers, once for each time that they are asked, of an account that is missing. @returns how many */
export async function remindOfAccounts(db: Kysely<Database>, clock: Clock): Promise<number> {
  const due = await db
    .selectFrom('refund')
    .select('id')
    .where('remind_at', '<=', clock.now())
    .execute();
  for (const { id } of due) {
    await inTransaction(db, async (tx) => {
      const found = await lockRefund(tx, id);
      if (!found?.refund.remind_at) return;
      await tx.updateTable('refund').set({ remind_at: null }).where('id', '=', id).execute();
      const occasion = { row: found.row, refundId: id };
      await mailRefund(tx, clock, 'refundAccountReminder', occasion, found.refund.attempt);
    });
  }
  return due.length;
}

/**
 * Ends the wait for accounts that were not registered in time: a customer calls, and the operator pays or asks
 * again. What is owed stays in the operator's list.
 * @param onUnclaimed is told which: the operator has to see to them
 * @returns how many
 */
export async function endUnclaimed(
  db: Kysely<Database>,
  clock: Clock,
  onUnclaimed: (refundId: string) => void,
): Promise<number> {
  const late = await db
    .selectFrom('refund')
    .select('id')
    .where('state', '=', 'needsAccount')
    .where('register_by', '<=', clock.now())
    .execute();
  for (const { id } of late) {
    const isNew = await inTransaction(db, async (tx) => {
      const found = await lockRefund(tx, id);
      // Registered, or asked for again, meanwhile.
      const by = found?.refund.state === 'needsAccount' ? found.refund.register_by : null;
      if (by === null || by > clock.now()) return false;
      const ended = { state: 'stopped' as const, remind_at: null };
      await tx.updateTable('refund').set(ended).where('id', '=', id).execute();
      return true;
    });
    if (isNew) onUnclaimed(id);
  }
  return late.length;
}

/**
 * Forgets accounts to which nobody has paid in 90 days; their customers are asked again.
 * @param onForgotten is told which: the operator has missed them
 * @returns how many
 */
export async function removeOldAccounts(
  db: Kysely<Database>,
  clock: Clock,
  onForgotten: (refundId: string) => void,
): Promise<number> {
  const before = addMinutes(clock.now(), -ACCOUNT_KEPT_DAYS * 24 * 60);
  const old = await oldAccounts(db, before).execute();
  for (const { refund_id } of old) {
    const isForgotten = await inTransaction(db, async (tx) => {
      const found = await lockRefund(tx, refund_id);
      // Another one may have been registered meanwhile.
      const account = oldAccounts(tx, before).where('refund_id', '=', refund_id);
      if (!(await account.executeTakeFirst())) return false;
      if (found?.refund.state === 'pending') await askAgain(tx, clock, found);
      return true;
    });
    if (isForgotten) onForgotten(refund_id);
  }
  return old.length;
}

const oldAccounts = (db: Kysely<Database>, before: Date) =>
  db.selectFrom('refund_account').select('refund_id').where('registered_at', '<=', before);
