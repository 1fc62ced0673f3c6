import type { GivenByHand } from '../../database/payment-tables.ts';

/** What the provider says was given back by hand. */
export interface ToldByHand {
  yen: number;
  at: Date;
}

/** A refund that nobody asks the provider for any more, and what its customer is to get, in yen. */
export interface StoppedRefund {
  id: string;
  yen: number;
}

/**
 * What was given back by hand, once the provider says all of it. What is new pays first what has stopped, the oldest
 * first. What is not said any more has failed: it stays in its place, with 0 yen and when that was heard of, so that
 * nothing else has its paper, and its own is taken back.
 * Of older ones the provider's instant is not known: of them the last one has failed.
 * @param told all of it
 * @param stopped of the same payment, the oldest first
 */
export function byHandNow(
  before: readonly GivenByHand[],
  told: readonly ToldByHand[],
  { stopped, now }: { stopped: readonly StoppedRefund[]; now: Date },
): GivenByHand[] {
  const pool = told
    .map(({ yen, at }) => ({ yen, givenAt: at.toISOString() }))
    .toSorted((one, other) => one.givenAt.localeCompare(other.givenAt));
  const standing = before.map((step) => {
    const own = pool.find(({ yen, givenAt }) => givenAt === step.givenAt && yen >= step.yen);
    if (own) own.yen -= step.yen;
    return own || step.givenAt === undefined ? step : only(0, step, now);
  });
  const steps = standing.map((step) =>
    step.givenAt === undefined ? only(takeFrom(pool, step.yen), step, now) : step,
  );
  for (const { yen, givenAt } of pool) {
    const step = { at: now.toISOString(), givenAt };
    let rest = yen;
    for (const refund of stopped) {
      const owed = Math.min(rest, refund.yen - paidByHand(steps, [refund.id]));
      if (owed > 0) steps.push({ yen: owed, ...step, pays: refund.id });
      rest -= Math.max(0, owed);
    }
    if (rest > 0) steps.push({ yen: rest, ...step });
  }
  return steps;
}

/** What is left of a step, in yen; the rest has failed now. */
function only(yen: number, step: GivenByHand, now: Date): GivenByHand {
  if (yen === step.yen) return step;
  const failed = [...(step.failed ?? []), { yen: step.yen - yen, at: now.toISOString() }];
  return { ...step, yen, failed };
}

/** @returns what there was of it, in yen */
function takeFrom(pool: { yen: number }[], yen: number): number {
  let missing = yen;
  for (const each of pool) {
    const taken = Math.min(each.yen, missing);
    each.yen -= taken;
    missing -= taken;
  }
  return yen - missing;
}

/** What was given by hand for refunds that had stopped, in yen. @param refundIds those alone */
export const paidByHand = (steps: readonly GivenByHand[], refundIds?: readonly string[]): number =>
  steps.reduce(
    (sum, { yen, pays }) =>
      pays !== undefined && (refundIds?.includes(pays) ?? true) ? sum + yen : sum,
    0,
  );
