/** Milliseconds above which the server answers slowly: 19 of 20 responses of the last second were faster. */
const SLOW_MS = 500;

/**
 * How many turns come in the next second: one more as long as the server answers fast, half as many when it is slow.
 * @param slowMs of the slowest process
 */
export function nextRate(
  { rate, perSecond }: { rate: number; perSecond: number },
  slowMs: number,
): number {
  if (slowMs > SLOW_MS) return Math.max(1, Math.floor(rate / 2));
  return slowMs > SLOW_MS / 2 ? Math.min(rate, perSecond) : Math.min(perSecond, rate + 1);
}

/** A server that has not answered for so long gets nobody more for now. */
export const isStuck = (slowMs: number): boolean => slowMs > 4 * SLOW_MS;
