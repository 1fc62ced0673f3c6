/** What says, when asked, that the page must stay. */
type Check = () => boolean;

const checks = new Set<Check>();

/**
 * Keeps the page from reloading itself (after a missing chunk, or for a new version)
 * while something exists only in this tab. The customer's own reload is not held back.
 *
 * @param isNeeded asked each time whether it is so now
 * @returns ends it
 */
export function holdReloadsWhile(isNeeded: Check): () => void {
  checks.add(isNeeded);
  return () => void checks.delete(isNeeded);
}

/** Holds reloads until the returned function is called; for a payment that is pending. */
export const holdReloads = (): (() => void) => holdReloadsWhile(() => true);

/** Whether something in this tab would be lost by a reload now. */
export const areReloadsHeld = (): boolean => [...checks].some((isNeeded) => isNeeded());
