import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/client.ts';
import { beforeCommit, pipeline } from '../../src/database/pipeline.ts';
import { inTransaction, TryAgain } from '../../src/database/transaction.ts';

/** What holds for transactions on any database. */
export function transactionSuite(open: () => Promise<OpenDatabase>): void {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    await sql`create table voyage (id int primary key, note text)`.execute(database.db);
  }, 60_000);
  afterAll(() => database?.close());

  const notes = async () => {
    const { rows } = await sql<{ id: number; note: string }>`
        select id, note from voyage order by id`.execute(database.db);
    return rows;
  };

  it('statements sent together run in the order of the calls, of whatever kind they are', async () => {
    const { db } = database;
    const sessions = () => db.selectFrom('session').select('id').execute();
    await inTransaction(db, async (tx) => {
      const [, , , last] = await pipeline([
        sql`insert into voyage values (${1}, ${'first'})`.execute(tx),
        tx.selectFrom('session').select('id').where('id', '=', 0).executeTakeFirst(),
        sql`update voyage set note = note || ${' second'}`.execute(tx),
        sql<{ note: string }>`select note from voyage where id = ${1}`.execute(tx),
      ]);
      expect(last.rows).toEqual([{ note: 'first second' }]);
    });
    expect(await notes()).toEqual([{ id: 1, note: 'first second' }]);
    expect(await sessions()).toEqual([]);
  });

  it('nothing is stored of statements sent together when one of them fails', async () => {
    const work = inTransaction(database.db, (tx) =>
      Promise.all([
        sql`insert into voyage values (${2}, ${'before'})`.execute(tx),
        sql`insert into voyage values (${2}, ${'twice'})`.execute(tx),
        sql`insert into voyage values (${3}, ${'after'})`.execute(tx),
      ]),
    );
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect((await notes()).map(({ id }) => id)).not.toContain(2);
    expect((await notes()).map(({ id }) => id)).not.toContain(3);
  });

  it('nothing is stored when the work itself refuses while statements are on their way', async () => {
    const work = inTransaction(database.db, (tx) =>
      Promise.all([
        sql`insert into voyage values (${4}, ${'lost'})`.execute(tx),
        Promise.reject(new Error('refused')),
      ]),
    );
    await expect(work).rejects.toThrow('refused');
    expect((await notes()).map(({ id }) => id)).not.toContain(4);
    // And the connection is as good as before.
    await inTransaction(database.db, (tx) =>
      sql`insert into voyage values (${5}, ${'kept'})`.execute(tx),
    );
    expect((await notes()).map(({ id }) => id)).toContain(5);
  });

  it('work whose choice was taken runs again, and nothing of the first attempt is stored', async () => {
    let attempts = 0;
    await inTransaction(database.db, async (tx) => {
      attempts += 1;
      await sql`insert into voyage values (${20 + attempts}, ${'chosen'})`.execute(tx);
      if (attempts === 1) throw new TryAgain('taken');
    });
    const ids = (await notes()).map(({ id }) => id);
    expect(ids).toContain(22);
    expect(ids).not.toContain(21);
  });

  it('what fails after another statement does not hide why', async () => {
    const work = inTransaction(database.db, (tx) => {
      const failing = sql`select 1 / 0`.execute(tx);
      const after = sql`select 1`.execute(tx);
      // Heard of later than what it has caused.
      const late = failing.catch(async (error: unknown) => {
        await after.catch(() => undefined);
        throw error;
      });
      return Promise.all([late, after]);
    });
    await expect(work).rejects.toMatchObject({ code: '22012' });
  });

  it('a write that is left to the transaction is stored with it', async () => {
    const result = await inTransaction(database.db, async (tx) => {
      const slow = sql`select ${1}::int`.execute(tx);
      beforeCommit(
        tx,
        slow.then(() => sql`insert into voyage values (${7}, ${'left'})`.execute(tx)),
      );
      return 'known before';
    });
    expect(result).toBe('known before');
    expect((await notes()).map(({ id }) => id)).toContain(7);
  });

  it('when it fails, everything is undone, and its failure says why', async () => {
    const work = inTransaction(database.db, async (tx) => {
      await sql`insert into voyage values (${8}, ${'undone'})`.execute(tx);
      const none = sql`select ${1}::int`.execute(tx);
      beforeCommit(
        tx,
        none.then(() => Promise.reject(new Error('no place left'))),
      );
      return 'never';
    });
    await expect(work).rejects.toThrow('no place left');
    expect((await notes()).map(({ id }) => id)).not.toContain(8);
  });

  it('nothing else waits for a write', async () => {
    const write = database.db
      .transaction()
      .execute(async (tx) => beforeCommit(tx, Promise.reject(new Error('unheard'))));
    await expect(write).rejects.toThrow('Only a transaction of inTransaction');
  });

  it('what is asked for after the transaction has failed reaches no connection', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const work = inTransaction(database.db, (tx) => {
      const two = async () => {
        await sql`select ${1}::int`.execute(tx);
        await sql`select ${2}::int`.execute(tx);
        return sql`insert into voyage values (${6}, ${'late'})`.execute(tx);
      };
      late = two();
      return Promise.all([late, Promise.reject(new Error('refused'))]);
    });
    await expect(work).rejects.toThrow('refused');
    // By us, or by the query builder where it has noticed before.
    await expect(late).rejects.toThrow(/is over|already rolled back/);
    expect((await notes()).map(({ id }) => id)).not.toContain(6);
  });

  it('a transaction without a statement is none', async () => {
    expect(await inTransaction(database.db, async () => 'nothing')).toBe('nothing');
  });
}
