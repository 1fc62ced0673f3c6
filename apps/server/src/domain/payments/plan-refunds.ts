import { isPaidAtOnce } from '@ferry/format/wallet-methods';
import type { PaymentRow } from './payment-rows.ts';

/** A payment that was received, and what of it has not been promised back yet, in yen. */
export interface PaymentLeft {
  payment: PaymentRow;
  leftYen: number;
}

/** What goes back of one payment, in yen. */
interface PlannedRefund {
  payment: PaymentRow;
  amountYen: number;
}

/** A card or a wallet has the money back without a step of the customer's; a store's needs an account, and may cost a fee. */
const rankOf = ({ method }: PaymentRow): number => {
  if (isPaidAtOnce(method)) return 0;
  return method === 'port' ? 1 : 2;
};

/**
 * Of which payments an amount goes back: to cards and wallets first, then at the port, then what stores have taken; of the
 * same method the newest first.
 * @returns undefined where so much is not left of all together
 */
export function planRefunds(
  payments: readonly PaymentLeft[],
  amountYen: number,
): PlannedRefund[] | undefined {
  const ordered = payments.toSorted(
    (one, other) =>
      rankOf(one.payment) - rankOf(other.payment) ||
      Number(other.payment.attempt) - Number(one.payment.attempt),
  );
  let missing = amountYen;
  const planned = ordered.flatMap(({ payment, leftYen }) => {
    const yen = Math.min(missing, Math.max(0, leftYen));
    missing -= yen;
    return yen > 0 ? [{ payment, amountYen: yen }] : [];
  });
  return missing > 0 ? undefined : planned;
}
