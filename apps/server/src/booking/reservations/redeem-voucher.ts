import type { PartnerVoucher } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';
import { hasUnusedVouchers } from '../../domain/vouchers/list-vouchers.ts';
import {
  type RedeemRequest,
  type TypedVoucher,
  takeVoucher,
} from '../../domain/vouchers/use-voucher.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { mailAbout } from '../../mail/about-reservation.ts';

/**
 * Takes a voucher for a partner; the customer is told once all of a purchase are used.
 * @throws what {@link takeVoucher} throws
 */
export function redeemVoucher(
  tx: Transaction<Database>,
  { clock, keys }: { clock: Clock; keys: KeyRing },
  typed: TypedVoucher,
  request?: RedeemRequest,
): Promise<PartnerVoucher> {
  return takeVoucher(tx, keys, typed, {
    now: clock.now(),
    request,
    onTaken: async (row) => {
      if (!(await hasUnusedVouchers(tx, row))) await mailAbout(tx, clock, 'partnerUsedUp', row);
    },
  });
}
