import { type Kysely, sql } from 'kysely';

/**
 * A reading that nobody gave is null. Imported feeds without readings had the name itself there:
 * such a "reading" with anything but kana in it goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['port', 'vessel']) {
    const name = sql.table(table);
    await sql`alter table ${name} alter column name_kana drop not null`.execute(db);
    await sql`update ${name} set name_kana = null
      where name_kana = name and name !~ '^[ぁ-ゖァ-ヺー・ ]+$'`.execute(db);
  }
}
