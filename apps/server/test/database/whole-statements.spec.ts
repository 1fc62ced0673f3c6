import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../src/database/client.ts';
import { openBlankDatabase } from '../support/database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openBlankDatabase();
  await sql`create table port (id int primary key, name text)`.execute(database.db);
});
afterAll(() => database.close());
beforeEach(() => sql`delete from port`.execute(database.db));

const insert = (id: number) => sql`insert into port values (${id}, ${`port ${id}`})`;
const count = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) from port`.execute(database.db);
  return rows[0]?.count;
};

it('a statement enters the engine once, with a name and without one', async () => {
  const { db, pglite } = database;
  const entered = vi.spyOn(pglite as object as { execProtocolRaw: () => void }, 'execProtocolRaw');
  for (const id of [1, 2, 3]) await insert(id).execute(db);
  expect(entered).toHaveBeenCalledTimes(3);
  entered.mockRestore();
  expect(await count()).toBe(3);
});

it('each of several statements at once has its own result', async () => {
  const { db } = database;
  const results = await Promise.all(
    [1, 2, 3].map((id) => sql`select ${id}::int as id`.execute(db)),
  );
  expect(results.map(({ rows }) => rows)).toEqual([[{ id: 1 }], [{ id: 2 }], [{ id: 3 }]]);
});

it('after a statement that fails the next one runs, and a transaction has stored nothing', async () => {
  const { db } = database;
  await insert(1).execute(db);
  await expect(insert(1).execute(db)).rejects.toThrow('duplicate key');
  const both = db.transaction().execute(async (transaction) => {
    await insert(2).execute(transaction);
    await insert(1).execute(transaction);
  });
  await expect(both).rejects.toThrow('duplicate key');
  expect(await count()).toBe(1);
});
