/** Whether this is the long form: `npm run test:faults`. */
export const isLong = process.env.FERRY_FAULTS === 'long';

/** How often or how many: a few in every test run, as many as the claim says in the long form. */
export const rounds = (short: number, long: number): number => (isLong ? long : short);

/** Figures of the long form, for the developer who runs it. */
export function report(what: string, figures: Record<string, number | string>): void {
  if (!isLong) return;
  const text = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  console.info(`${what}: ${text.join(', ')}`);
}

/** The value that so many percent are not above. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0;
}
