import { join } from 'node:path';
import { startBenchServer } from './bench-server.ts';
import { bodyOf } from './booking-steps.ts';
import { HttpConnection } from './http-connection.ts';
import type { Measure } from './table.ts';

/** From starting the process to its first response that needed the database. */
export async function measureStarts(
  folder: string,
  createDatabase: () => Promise<string>,
): Promise<Measure[]> {
  const embedded = { FERRY_DATA_DIR: join(folder, 'data') };
  const postgres = { DATABASE_URL: await createDatabase() };
  const measures: Measure[] = [];
  for (const [name, settings] of [
    ['embedded', embedded],
    ['PostgreSQL', postgres],
  ] as const) {
    measures.push(await measureStart(`${name}, new database`, settings));
    measures.push(await measureStart(`${name}, second start`, settings));
  }
  return measures;
}

async function measureStart(at: string, settings: Record<string, string>): Promise<Measure> {
  const begin = performance.now();
  const server = await startBenchServer(settings);
  const connection = await HttpConnection.open(server.port);
  bodyOf(await connection.send('GET', '/customer-api/routes'), 200);
  const seconds = (performance.now() - begin) / 1000;
  connection.close();
  await server.stop();
  return { what: 'start to the first response', at, figure: `${seconds.toFixed(2)} s` };
}
