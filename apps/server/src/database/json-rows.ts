import { type Expression, type RawBuilder, type Simplify, sql } from 'kysely';

/** How the database writes what JSON has no form for. */
type Written<Value> = [NonNullable<Value>] extends [never]
  ? never
  : [NonNullable<Value>] extends [Buffer]
    ? 'bytes'
    : [NonNullable<Value>] extends [Date]
      ? 'instant'
      : never;

/** The columns of a row that JSON has no form for, every one of them. */
type WrittenColumns<Row> = Simplify<{
  [Column in keyof Row as [Written<Row[Column]>] extends [never] ? never : Column]: Written<
    Row[Column]
  >;
}>;

/** The rows of a select as one JSON value, so that several of them come by one statement. */
export const jsonRows = (select: Expression<unknown>): RawBuilder<object[]> =>
  sql<object[]>`(select coalesce(json_agg(each), '[]') from (${select}) each)`;

/**
 * @param columns of the rows
 * @returns reads a row of {@link jsonRows} as the select itself gives it
 */
export function rowReader<Row>(columns: WrittenColumns<Row>): (json: object) => Row {
  const written = Object.entries(columns) as [string, 'bytes' | 'instant'][];
  return (json) => {
    const row = { ...json } as Record<string, unknown>;
    for (const [name, form] of written) {
      const text = row[name];
      if (typeof text !== 'string') continue;
      // Bytes as `\x…` in hexadecimal.
      row[name] = form === 'bytes' ? Buffer.from(text.slice(2), 'hex') : new Date(text);
    }
    return row as Row;
  };
}
