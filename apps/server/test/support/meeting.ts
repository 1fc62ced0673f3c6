import { expect, vi } from 'vitest';
import type { TestServer } from './api.ts';
import { once, type Place } from './guards.ts';
import { countWaiting } from './postgres.ts';

/**
 * What two who change one reservation at the same time meet at: the second one is asked for while the first has got to
 * the place and has not committed yet.
 */
export async function meet<First, Second>(
  { db }: Pick<TestServer, 'db'>,
  place: Place,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const [open, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  once(place, () => {
    reached.resolve();
    return open.promise;
  });
  const begun = first();
  await reached.promise;
  const asked = second();
  await vi.waitFor(async () => expect(await countWaiting(db)).toBe(1), 20_000);
  open.resolve();
  return Promise.all([begun, asked]);
}
