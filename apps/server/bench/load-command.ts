// `npm run load [-- --seconds 20] [--connections 8] [--beside] [--url http://127.0.0.1:8080 [--host NAME]]`: visitors
// who search, book, look up, change and cancel, as one table, with the memory of the server over time. Without an
// address it starts a PostgreSQL and a server of its own and leaves nothing behind; an address that is not of this
// machine has to be said twice (`--host`), because others take a load for an attack.
// `--beside`: ten slow clients of each kind and one address that floods, at the same time.
//
// Exit code 1 when a response was 5xx, a connection broke or a response had not come within ten seconds.
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/database/client.ts';
import { findBroken } from '../test/support/find-broken.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { flood, slowClients } from './beside.ts';
import { HttpConnection } from './http-connection.ts';
import { type Results, runVisits } from './run-visits.ts';
import { percentile } from './statistics.ts';
import { enlargeSailings, findTrips, openDays } from './trips.ts';

const SAMPLES = 10;
const SLOW = 10;
const MB = 1024 * 1024;
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { seconds: text, connections: text, url: text, host: text, beside: { type: 'boolean' } },
});
const seconds = Number(values.seconds ?? 20);
const connections = Number(values.connections ?? 8);

async function main(): Promise<boolean> {
  if (!(seconds > 0 && connections > 0)) throw new Error('--seconds and --connections are numbers');
  if (values.url === undefined) return withOwnServer();
  const url = new URL(values.url);
  if (!LOOPBACK.test(url.hostname) && values.host !== url.hostname) {
    throw new Error(
      `${url.hostname} is not this machine: say it once more, --host ${url.hostname}`,
    );
  }
  return measure(url.origin);
}

async function withOwnServer(): Promise<boolean> {
  const cluster = await startPostgres({ durable: true });
  const databaseUrl = await cluster.createDatabase();
  const server = await startBenchServer({ DATABASE_URL: databaseUrl });
  const { db, close } = await openDatabase({ databaseUrl });
  try {
    const connection = await HttpConnection.open(server.port);
    await enlargeSailings(db, await openDays(connection));
    connection.close();
    const isGood = await measure(`http://127.0.0.1:${server.port}`, server);
    const broken = Object.values(await findBroken(db)).flat();
    console.log(`\n${broken.length} rows of places, bookings and money do not agree.`);
    return isGood && broken.length === 0;
  } finally {
    await close();
    await server.stop();
    await cluster.stop();
  }
}

async function measure(origin: string, server?: BenchServer): Promise<boolean> {
  const connection = await HttpConnection.open(Number(new URL(origin).port || 80));
  const days = await openDays(connection);
  const trips = await findTrips(connection, days);
  connection.close();
  const load = loadavg()[0] ?? 0;
  const endSlow = values.beside ? slowClients(origin, SLOW, days[0] ?? '') : undefined;
  const flooding = values.beside ? flood(origin, seconds) : undefined;
  const watching = server && watch(server);
  const results = await runVisits(origin, connections, seconds, { days, trips });
  const samples = (await watching) ?? [];
  endSlow?.();
  console.log(
    `${connections} connections, ${results.seconds.toFixed(0)} s; ${cpus().length} cores, load before and after ${load.toFixed(0)} and ${(loadavg()[0] ?? 0).toFixed(0)}\n`,
  );
  show(results);
  if (samples.length > 0)
    console.log(`\n${['s', 'heap MB', 'RSS MB'].join('\t')}\n${samples.join('\n')}`);
  if (flooding) console.log(`\nBeside it, a flood of look-ups: ${JSON.stringify(await flooding)}`);
  return results.broken === 0 && !has5xx(results);
}

async function watch(server: BenchServer): Promise<string[]> {
  const samples: string[] = [];
  for (let sample = 1; sample <= SAMPLES; sample += 1) {
    await pause((seconds * 1000) / SAMPLES);
    const [heap, rss] = [await server.heapUsed(), await server.rssUsed()];
    samples.push(
      [
        Math.round((sample * seconds) / SAMPLES),
        (heap / MB).toFixed(0),
        (rss / MB).toFixed(0),
      ].join('\t'),
    );
  }
  return samples;
}

function show({ steps, requests, seconds: took, broken, unexpected }: Results): void {
  console.log('| request | count | p50 ms | p99 ms | longest ms |\n|---|--:|--:|--:|--:|');
  for (const [name, { durations }] of steps) {
    const of = (percent: number) => percentile(durations, percent).toFixed(0);
    if (durations.length > 0) {
      console.log(`| ${name} | ${durations.length} | ${of(50)} | ${of(99)} | ${of(100)} |`);
    }
  }
  console.log(
    `\n${(requests / took).toFixed(0)} requests a second; ${broken} broken or without a response.`,
  );
  for (const [told, times] of unexpected) console.log(`${times} × ${told}`);
}

const has5xx = ({ steps }: Results) =>
  [...steps.values()].some(({ statuses }) => [...statuses.keys()].some((status) => status >= 500));

main().then(
  (isGood) => {
    process.exitCode = isGood ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
