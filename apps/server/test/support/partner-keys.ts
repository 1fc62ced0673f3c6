import { inTransaction } from '../../src/database/transaction.ts';
import {
  createPartnerKey,
  endPartnerKey,
  findPartnerKeys,
} from '../../src/domain/vouchers/partner-keys.ts';
import type { TestServer } from './api.ts';

export const REDEMPTIONS = '/customer-api/partner-redemptions';
export const VOUCHER_CHECKS = '/customer-api/partner-voucher-checks';
/** Looks like a code, and is none. */
export const NO_VOUCHER = { code: '22222222' };

/** A key of a partner of the demonstration, in place of all that it had. */
export async function newPartnerKey(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  partnerName = 'くじら水族館',
): Promise<string> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    for (const { prefix, partner_name } of await findPartnerKeys(tx)) {
      if (partner_name === partnerName) await endPartnerKey(tx, prefix, now);
    }
    const made = await createPartnerKey(tx, partnerName, now);
    if (typeof made === 'string') throw new Error(made);
    return made.key;
  });
}
