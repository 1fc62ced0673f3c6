import { setImmediate as turn } from 'node:timers/promises';

/**
 * How long the process takes for all that is ready now. The time of a response begins when its request is read: what waits
 * before that is seen here alone.
 * @returns milliseconds
 */
export async function delayOfLoop(): Promise<number> {
  const begun = performance.now();
  await turn();
  await turn();
  return Math.round(performance.now() - begun);
}
