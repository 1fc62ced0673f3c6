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
