import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/**
 * Brings the database to the newest schema. Processes that start together wait for each other
 * (advisory lock); a failing migration leaves nothing behind.
 * @returns the names of the migrations that ran now
 * @throws the first migration's error
 */
export async function migrateDatabase(db: Kysely<Database>): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/** @returns the names of the migrations that a database still needs; nothing is changed */
export async function findPending(db: Kysely<Database>): Promise<string[]> {
  const all = await migratorOf(db).getMigrations();
  return all.flatMap(({ name, executedAt }) => (executedAt ? [] : [name]));
}

const migratorOf = (db: Kysely<Database>) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });
