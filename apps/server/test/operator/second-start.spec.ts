import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/client.ts';
import { demoOperator } from '../../src/operator/demo/document.ts';
import { extendSailings, loadOperator } from '../../src/operator/load-operator.ts';
import { NOW } from '../support/api.ts';
import { clockAt, openDemonstration } from '../support/operator.ts';

const clock = clockAt(NOW);
let database: OpenDatabase;
beforeAll(async () => {
  database = await openDemonstration(clock);
}, 60_000);
afterAll(() => database?.close());

// The database gives a document back with its properties in another order.
it('neither a second start nor the hourly job loads a document that has not changed', async () => {
  const { db } = database;
  // As far as the database's sailings were made.
  const options = { clock, horizonDays: 70 };
  expect(await extendSailings(db, options)).toEqual([]);
  expect(await loadOperator(db, demoOperator, options)).toEqual({ unchanged: true });
});
