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

/**
 * What something makes of an amount that is paid already.
 * @param yen whole yen: positive is paid more, negative comes back
 * @returns `+7,200円`, `−2,800円`; `差額なし` for 0
 */
export const formatDifference = (yen: number): string =>
  yen === 0 ? '差額なし' : `${yen > 0 ? '+' : ''}${formatYen(yen)}`;
