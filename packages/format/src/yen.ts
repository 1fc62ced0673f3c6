/**
 * Money as a customer reads it.
 * @param yen whole yen, may be negative (a refund or a discount line)
 * @returns for example `12,300円`; below zero with the minus sign U+2212, as wide as a figure, which no
 *   line breaks after and which is read as 「マイナス」: `−430円`
 * @throws RangeError when the amount is not a whole number
 */
export function formatYen(yen: number): string {
  if (!Number.isSafeInteger(yen)) throw new RangeError(`Not an amount in whole yen: ${yen}`);
  return `${String(yen)
    .replace(/\B(?=(\d{3})+$)/g, ',')
    .replace('-', '−')}円`;
}

// Shares such as 0.3 × 12,300 come out a hair above the true amount in binary fractions;
// without this margin that hair would cost the customer ten yen.
const FRACTION_OF_A_YEN = 1e-6;

/**
 * Fares and fees are charged in steps of ten yen, rounded up.
 * @param yen an amount in yen, possibly a fraction of one
 * @returns the next multiple of ten yen, the amount itself if it is one
 */
export function roundUpTo10Yen(yen: number): number {
  return Math.ceil((yen - FRACTION_OF_A_YEN) / 10) * 10 + 0;
}
