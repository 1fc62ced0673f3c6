const NAME = 'ferry.session';

/** How long a tab waits for another one, in milliseconds: a login answers within a second or two. */
const WAIT_MS = 10_000;

/**
 * Runs work while no other tab of this browser runs such work; after a while all the same, because a
 * tab whose call never ends must not keep the others from logging in.
 *
 * @param locks the browser's; undefined where it has none
 */
export async function oneTabAtATime<Answer>(
  work: () => Promise<Answer>,
  locks: Pick<LockManager, 'request'> | undefined,
  waitMs = WAIT_MS,
): Promise<Answer> {
  if (!locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), waitMs);
  const release = await new Promise<() => void>((begin) => {
    locks
      .request(NAME, { signal: waiting.signal }, () => new Promise<void>(begin))
      // Refused, or waited for in vain: then without it.
      .catch(() => begin(() => undefined));
  });
  clearTimeout(timer);
  try {
    return await work();
  } finally {
    release();
  }
}
