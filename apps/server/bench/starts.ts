import { join } from 'node:path';
import { startBenchServer } from './bench-server.ts';
import { bodyOf } from './booking-steps.ts';
import { HttpConnection } from './http-connection.ts';
import type { Plan } from './plan.ts';
import type { Measure } from './table.ts';

/** From starting the process to its first response that needed the database. */
export async function measureStarts(
  { stores }: Plan,
  folder: string,
  databaseUrl: string,
): Promise<Measure[]> {
  const settingsOf = {
    embedded: { FERRY_DATA_DIR: join(folder, 'data') },
    PostgreSQL: { DATABASE_URL: databaseUrl },
  };
  const measures: Measure[] = [];
  for (const name of stores) {
    const settings = settingsOf[name];
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
