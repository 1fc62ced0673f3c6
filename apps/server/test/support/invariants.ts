import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../src/database/schema.ts';
import type { TestServer } from './api.ts';
import { findBroken } from './find-broken.ts';

/** Places, payments and charges agree with the reservations; see {@link findBroken}. */
export async function expectInvariants(db: Kysely<Database>): Promise<void> {
  const broken = await findBroken(db);
  expect(broken).toEqual(Object.fromEntries(Object.keys(broken).map((what) => [what, []])));
}

/** No response since the last check broke the contract, and nothing failed inside. */
export function expectNoFailures({ violations, log }: TestServer): void {
  expect(violations.splice(0)).toEqual([]);
  expect(log.splice(0).filter((line) => line.includes('"level":50'))).toEqual([]);
}
