/** How long each of some calls took, in milliseconds, and all of them together. */
export interface Timing {
  durations: readonly number[];
  /** From the first call's beginning to the last one's end, in seconds. */
  seconds: number;
  /** Milliseconds that the server computed meanwhile, where that was asked. */
  cpu?: number;
}

/** @returns calls for each second */
export const rateOf = ({ durations, seconds }: Timing): number => durations.length / seconds;

/**
 * The smallest of the numbers that so many percent of them do not exceed.
 * @param percent above 0, at most 100
 * @returns NaN of no numbers
 */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN;
}

/** The number in the middle; of an even count the mean of both. NaN of no numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const at = (sorted.length - 1) / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return (low + high) / 2;
}

/**
 * How much `y` grows for each `x`: the slope of the line with the smallest squared distances.
 * @returns NaN of fewer than two points, or when all have the same `x`
 */
export function slope(points: readonly { x: number; y: number }[]): number {
  const mean = (pick: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [meanX, meanY] = [mean(({ x }) => x), mean(({ y }) => y)];
  const sum = (product: (point: { x: number; y: number }) => number) =>
    points.reduce((total, point) => total + product(point), 0);
  const spread = sum(({ x }) => (x - meanX) ** 2);
  return spread === 0 ? Number.NaN : sum(({ x, y }) => (x - meanX) * (y - meanY)) / spread;
}
