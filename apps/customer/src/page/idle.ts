/** Longest wait for an idle moment, in milliseconds. */
const IDLE_TIMEOUT_MS = 2_000;

/** Runs work when the browser has nothing better to do, after 2 s at the latest. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callback; its next free moment has to do.
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  } else setTimeout(work, 200);
}

/** Resolves when the page has loaded and the browser is idle. */
export async function afterLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>(whenIdle);
}
