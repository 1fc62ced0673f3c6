import type { ChangeFee, LegName } from '@ferry/api/customer-server';
import type { FeeOfLeg } from '../../database/change-tables.ts';
import type { SoldLeg, StoredSale } from '../../database/stored-sale.ts';

/**
 * A changed trip with the fees that its legs have cost so far: they come back with a leg that the operator ends, once.
 * The fee of a change of both legs is divided by what each would cost, or, where only the first change counts, by its
 * price.
 * @param before the trip as it was booked
 * @param fee of the change, in yen
 * @param feesBack what comes back by it
 */
export function withChangeFees(
  after: StoredSale,
  before: StoredSale | null,
  { feeYen, lines }: ChangeFee,
  feesBack: readonly FeeOfLeg[],
): StoredSale {
  const costs = lines.some((line) => line.feeYen > 0);
  const weightOf = (leg?: LegName) =>
    lines
      .filter((line) => leg === undefined || line.leg === leg)
      .reduce((sum, line) => sum + (costs ? line.feeYen : line.paidYen), 0);
  const all = weightOf();
  const outboundYen = all > 0 ? Math.round((feeYen * weightOf('outbound')) / all) : 0;
  const own = { outbound: outboundYen, return: all > 0 ? feeYen - outboundYen : 0 };
  const withFees = (leg: SoldLeg, name: LegName): SoldLeg => {
    const isBack = feesBack.some((back) => back.leg === name);
    const changeFeesYen = (isBack ? 0 : (before?.[name]?.changeFeesYen ?? 0)) + own[name];
    return changeFeesYen > 0 ? { ...leg, changeFeesYen } : leg;
  };
  return {
    ...after,
    outbound: withFees(after.outbound, 'outbound'),
    return: after.return && withFees(after.return, 'return'),
  };
}
