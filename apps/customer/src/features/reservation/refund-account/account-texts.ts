import type { RefundAccountRequest } from '@ferry/api/customer';
import { fromYucho, isBankKana, toBankKana, toDigits } from '@ferry/format/bank-account';

/** How banks read the holder that was typed; empty while they cannot. */
export function seenHolder(typed: string): string {
  const holder = toBankKana(typed);
  return isBankKana(holder) ? `振り込みの名義:${holder}` : '';
}

/** The branch and number of 記号 and 番号; empty while they are none. */
export function seenYucho({ symbol, accountNumber }: RefundAccountRequest): string {
  const branch = fromYucho(toDigits(symbol), toDigits(accountNumber));
  return branch ? `振り込みの口座:店番${branch.branchCode}、${branch.accountNumber}` : '';
}
