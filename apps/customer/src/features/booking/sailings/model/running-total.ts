import type { FareQuote } from '@ferry/api/customer';
import type { TripSum } from '@ferry/ui/TripSummary';
import { discountOf } from '../../shared/model/draft-trip.ts';
import type { PickedOffer } from './pick.ts';

type RunningTotal = { sums: TripSum[]; total: number | undefined; label: string };

/**
 * The total of what is chosen so far, in yen: legs before their discounts, private use, discounts. The
 * column adds up to the total; without a second part it would say the same twice and is left out.
 *
 * @param outbound quote of a draft whose return leg is being chosen
 * @param hasReturn a return leg is chosen after this one
 */
export function runningTotal(
  picked: PickedOffer | undefined,
  { outbound, hasReturn }: { outbound: FareQuote | undefined; hasReturn: boolean },
): RunningTotal {
  const before = outbound ? discountOf(outbound.lines, 'outbound') : 0;
  const outboundYen = outbound?.outbound.totalYen ?? 0;
  if (!picked) {
    return { sums: [], total: outbound ? outboundYen : undefined, label: '往路の合計' };
  }
  const { totalYen, undiscountedYen, privateYen } = picked;
  const discount = before + totalYen - privateYen - undiscountedYen;
  const leg = outbound ? '復路' : hasReturn ? '往路' : '運賃';
  const parts: TripSum[] = [
    ...(outbound ? [{ label: '往路', amount: outboundYen - before }] : []),
    { label: leg, amount: undiscountedYen },
    ...(privateYen > 0 ? [{ label: '貸切', amount: privateYen }] : []),
    ...(discount < 0 ? [{ label: '割引', amount: discount }] : []),
  ];
  return {
    sums: parts.length > 1 ? parts : [],
    total: outboundYen + totalYen,
    label: hasReturn && !outbound ? '往路の合計' : '合計',
  };
}
