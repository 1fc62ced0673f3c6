/** Guards that the controls of this folder switch off; see `faults.postgres.spec.ts`. */
export const switches = {
  /** Places are taken by one statement on locked rows. */
  isStockGuarded: true,
  /** The response to an idempotency key is kept. */
  areResponsesStored: true,
  /**
   * A customer who books unpaid waits for the others of the contact, the client and the sailing.
   */
  areUnpaidLocked: true,
};

/** Does the work without the guard, which is back afterwards whatever happens. */
export async function without<Result>(
  guard: keyof typeof switches,
  work: () => Promise<Result>,
): Promise<Result> {
  switches[guard] = false;
  try {
    return await work();
  } finally {
    switches[guard] = true;
  }
}
