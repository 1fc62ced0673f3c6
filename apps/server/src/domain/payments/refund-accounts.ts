import { type Kysely, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import type { KeyRing } from '../../keys/key-ring.ts';

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
 * Encrypts the accounts that wait with the ring's first key, so that the others can be taken out of it.
 * @returns how many, and of those whose key is not in the ring how many there are for each key
 */
export async function resealAccounts(
  db: Kysely<Database>,
  keys: KeyRing,
): Promise<{ resealed: number; lost: { key: string; accounts: number }[] }> {
  const [first, ...others] = keys.keys.map(({ id }) => id);
  const keyOf = sql<string>`split_part(sealed, '.', 1)`;
  const waiting = await db
    .selectFrom('refund_account')
    .select(['refund_id', 'sealed', keyOf.as('key')])
    .where(keyOf, '!=', first ?? '')
    .execute();
  const lost = new Map<string, number>();
  let resealed = 0;
  for (const { refund_id, sealed, key } of waiting) {
    if (!others.includes(key)) {
      lost.set(key, (lost.get(key) ?? 0) + 1);
      continue;
    }
    const record = recordOf(refund_id);
    // Another process may have done it, or the operator has paid and it is gone.
    const { numUpdatedRows } = await db
      .updateTable('refund_account')
      .set({ sealed: keys.seal(keys.open(sealed, record), record) })
      .where('refund_id', '=', refund_id)
      .where('sealed', '=', sealed)
      .executeTakeFirstOrThrow();
    resealed += Number(numUpdatedRows);
  }
  return { resealed, lost: [...lost].map(([key, accounts]) => ({ key, accounts })) };
}

const recordOf = (refundId: string): string => `refund account ${refundId}`;
