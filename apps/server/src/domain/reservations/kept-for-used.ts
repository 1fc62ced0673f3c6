import type { CancellationLine } from '@ferry/api/customer-server';

/**
 * What of the amount that each line of a cancellation keeps is for what was used of a partner ticket, in yen;
 * the rest of it is a fee. What was used is said with the first line of its passenger, and what that line does
 * not pay of it is in the next ones.
 */
export function keptForUsed(
  lines: readonly Pick<CancellationLine, 'kind' | 'position' | 'feeYen' | 'used'>[],
): number[] {
  const usedLeft = new Map<number, number>();
  return lines.map(({ kind, position, feeYen, used }) => {
    const left = kind === 'passenger' ? (usedLeft.get(position) ?? 0) : 0;
    // Lines that were stored before tickets were sold have none.
    const usedYen = (used ?? []).reduce((total, { yen }) => total + yen, left);
    const keptYen = Math.min(feeYen, usedYen);
    if (kind === 'passenger') usedLeft.set(position, usedYen - keptYen);
    return keptYen;
  });
}
