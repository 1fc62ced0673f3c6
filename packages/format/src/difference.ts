import { formatYen } from './yen.ts';

/**
 * What something makes of an amount that is paid already.
 * @param yen whole yen: positive is paid more, negative comes back
 * @returns `+7,200円`, `−2,800円`; `差額なし` for 0
 */
export const formatDifference = (yen: number): string =>
  yen === 0 ? '差額なし' : `${yen > 0 ? '+' : ''}${formatYen(yen)}`;
