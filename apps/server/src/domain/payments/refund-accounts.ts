import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { reseal } from '../reseal.ts';

const Account = v.strictObject({
  /** 4 digits. */
  bankCode: v.string(),
  bankName: v.string(),
  /** 3 digits. */
  branchCode: v.string(),
  branchName: v.string(),
  accountType: v.picklist(['ordinary', 'current', 'savings']),
  /** 7 digits. */
  accountNumber: v.string(),
  /** In the characters that banks exchange. */
  holderKana: v.string(),
});
/** Where a transfer goes, in the form in which banks take it. */
export type RefundAccount = v.InferOutput<typeof Account>;

/** Keeps the account of a refund, encrypted for it alone; its reservation is locked by the caller. */
export async function keepAccount(
  tx: Transaction<Database>,
  keys: KeyRing,
  refundId: string,
  { account, now }: { account: RefundAccount; now: Date },
): Promise<void> {
  const sealed = keys.seal(JSON.stringify(account), recordOf(refundId));
  const row = { refund_id: refundId, sealed, registered_at: now };
  await tx.insertInto('refund_account').values(row).execute();
}

/**
 * @throws KeyLostError without its key; another error when it is not what was kept for this refund
 */
export const openAccount = (keys: KeyRing, refundId: string, sealed: string): RefundAccount =>
  v.parse(Account, JSON.parse(keys.open(sealed, recordOf(refundId))));

/** Forgets the account: it is paid out, or was wrong. */
export async function removeAccount(tx: Transaction<Database>, refundId: string): Promise<void> {
  await tx.deleteFrom('refund_account').where('refund_id', '=', refundId).execute();
}

/**
 * Encrypts the accounts that wait with the ring's first key; see {@link reseal}.
 * @returns how many, and of those whose key is not in the ring how many there are for each key
 */
export async function resealAccounts(
  db: Kysely<Database>,
  keys: KeyRing,
): Promise<{ resealed: number; lost: { key: string; accounts: number }[] }> {
  const { resealed, lost } = await reseal<{ refund_id: string }>(db, keys, {
    table: 'refund_account',
    id: 'refund_id',
    column: 'sealed',
    recordOf: ({ refund_id }) => recordOf(refund_id),
  });
  return { resealed, lost: lost.map(({ key, rows }) => ({ key, accounts: rows })) };
}

const recordOf = (refundId: string): string => `refund account ${refundId}`;
