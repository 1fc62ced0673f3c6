import type { GivenByHand } from '../../database/payment-tables.ts';

/**
 * What was given back by hand, once the provider says how much that is together. Where it is less, one has failed: the
 * last one first.
 * @param yen all of it
 */
export function byHandNow(before: readonly GivenByHand[], yen: number, now: Date): GivenByHand[] {
  const steps: GivenByHand[] = [];
  let left = yen;
  for (const step of before) {
    const known = Math.min(step.yen, left);
    left -= known;
    if (known > 0) steps.push({ ...step, yen: known });
  }
  return left > 0 ? [...steps, { yen: left, at: now.toISOString() }] : steps;
}
