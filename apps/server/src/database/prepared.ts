import type { Compilable, CompiledQuery, Kysely, QueryExecutorProvider } from 'kysely';
import type { Database } from './schema.ts';

/** In place of a value while the text of a statement is made. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Of any name. */
const slots: object = new Proxy({}, { get: (_, name) => new Slot(String(name)) });

/** What the query builder or a template gives; the latter asks for the database. */
interface Statement<Row> {
  compile: Compilable<Row>['compile'] | ((db: QueryExecutorProvider) => CompiledQuery<Row>);
}

/**
 * A statement whose text is made once for the process: making it takes longer than running a small one.
 * @param build makes it of its values, which it only passes on: it does not look at them
 * @returns runs it. @throws what the database says
 */
export function prepared<Values extends object, Row>(
  build: (db: Kysely<Database>, values: Values) => Statement<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    const executor = db.getExecutor();
    // A plugin that watches or refuses statements meets this one each time, as when its text is made.
    if (compiled) executor.transformQuery(compiled.query, compiled.queryId);
    else compiled = build(db, slots as Values).compile(db);
    const known = values as Record<string, unknown>;
    const parameters = compiled.parameters.map((each) =>
      each instanceof Slot ? known[each.name] : each,
    );
    const { rows } = await executor.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
