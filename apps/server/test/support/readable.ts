import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/database/client.ts';

/** Every column of every row of every table as text; bytes as hexadecimal digits. */
export async function everythingIn(db: OpenDatabase['db']): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.raw(name)} t`.execute(db);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}
