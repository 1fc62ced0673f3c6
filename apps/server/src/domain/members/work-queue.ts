import { DomainError } from '../domain-error.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Runs expensive work a few at a time, first come first served.
 * @param limits how many run and how many may wait; both bound the memory that the work can take
 * @returns runs the work when it is its turn; rejects at once with DomainError `UNAVAILABLE` when
 *   too many are waiting
 */
export function queueOf(limits: { running: number; waiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= limits.running) {
      if (waiting.length >= limits.waiting) {
        throw new DomainError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      // Work that finishes hands its place over, so that nobody can come in between.
      await new Promise<void>((turn) => waiting.push(turn));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
