import { setTimeout as wait } from 'node:timers/promises';
import type { QueuePlace } from '@ferry/api/customer-server';
import { expect, it } from 'vitest';
import { type BenchServer, startBenchServer } from '../../bench/bench-server.ts';
import { bodyOf, type Customer, newCustomer, STEPS } from '../../bench/booking-steps.ts';
import { HttpConnection } from '../../bench/http-connection.ts';
import { enlargeSailings, findTrips, openDays } from '../../bench/trips.ts';
import { openDatabase } from '../../src/database/client.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { openQueue } from '../../src/domain/queue/open-queue.ts';
import { startPostgres } from '../support/postgres.ts';
import { QUEUE } from '../support/queue.ts';
import { isLong, percentile, report } from '../support/rounds.ts';

// Thousands come when sales open, each from an address of their own, to one real server. Only in the long form: who
// waits waits in real time. What the line does is held by queue.suite.ts, second for second.

const CLIENTS = Number(process.env.FERRY_RUSH_CLIENTS ?? 5_000);
const GATHER_SECONDS = 60;
const MINUTE = 60_000;

/** The observations of all clients. */
interface Seen {
  statuses: Map<number, number>;
  /** Of customers who have not booked, why. */
  failures: Map<string, number>;
  /** Milliseconds of the requests of those who have their turn. */
  inside: number[];
  /** Milliseconds of the requests for a place. */
  asking: number[];
}

it.runIf(isLong)(
  `${CLIENTS} customers at once: p99 of those inside within a second, no 5xx, all book`,
  async () => {
    const cluster = await startPostgres();
    const databaseUrl = await cluster.createDatabase();
    let server: BenchServer | undefined;
    const { db, close } = await openDatabase({ databaseUrl });
    try {
      server = await startBenchServer({ DATABASE_URL: databaseUrl });
      const { port } = server;
      const connection = await HttpConnection.open(port);
      const days = await openDays(connection);
      await enlargeSailings(db, days);
      const trips = await findTrips(connection, days);
      connection.close();
      const opensAt = new Date(Date.now() + GATHER_SECONDS * 1000);
      await inTransaction(db, (tx) =>
        openQueue(
          tx,
          {
            gathers_at: new Date(),
            opens_at: opensAt,
            ends_at: new Date(opensAt.getTime() + 60 * MINUTE),
            ...{ inside_limit: 500, address_limit: 40, per_second: 30 },
          },
          new Date(),
        ),
      );
      const seen: Seen = { statuses: new Map(), failures: new Map(), inside: [], asking: [] };
      const begin = performance.now();
      await Promise.all(
        Array.from({ length: CLIENTS }, async (_, index) => {
          // They come over the whole time of gathering, and a tenth after it.
          await wait((index / CLIENTS) * GATHER_SECONDS * 1100);
          const trip = trips[index % trips.length];
          if (trip)
            await rush(port, newCustomer(trip), seen).catch(({ message }: Error) =>
              failed(seen, message),
            );
        }),
      );
      const p99 = percentile(seen.inside, 99);
      report('the fair line', {
        clients: CLIENTS,
        seconds: Math.round((performance.now() - begin) / 1000),
        'requests inside': seen.inside.length,
        'p50 inside ms': Math.round(percentile(seen.inside, 50)),
        'p99 inside ms': Math.round(p99),
        'questions for a place': seen.asking.length,
        'p99 of these ms': Math.round(percentile(seen.asking, 99)),
        statuses: JSON.stringify([...seen.statuses]),
      });
      expect(seen.failures).toEqual(new Map());
      expect([...seen.statuses.keys()].filter((status) => status >= 400)).toEqual([]);
      expect(p99).toBeLessThanOrEqual(1_000);
      const { booked } = await db
        .selectFrom('reservation')
        .select(({ fn }) => fn.countAll<number>().as('booked'))
        .where('state', '=', 'confirmedUnpaid')
        .executeTakeFirstOrThrow();
      expect(Number(booked)).toBe(CLIENTS);
    } finally {
      await server?.stop();
      await close();
      await cluster.stop();
    }
  },
  60 * MINUTE,
);

/** One failed client does not end the others. */
function failed({ failures }: Seen, message: string): void {
  const reason = message.replace(/"requestId":"\w+",?/, '');
  failures.set(reason, (failures.get(reason) ?? 0) + 1);
}

/** One customer from the first request to the booking. */
async function rush(port: number, customer: Customer, seen: Seen): Promise<void> {
  const timed = async <Result>(
    of: number[],
    work: (connection: HttpConnection) => Promise<Result>,
  ): Promise<Result> => {
    const connection = await HttpConnection.open(port);
    const from = performance.now();
    try {
      return await work(counting(connection, seen));
    } finally {
      of.push(performance.now() - from);
      connection.close();
    }
  };
  await timed(seen.asking, (connection) => STEPS.session(connection, customer));
  const ask = (method: 'GET' | 'POST') =>
    timed(seen.asking, async (connection) =>
      bodyOf<QueuePlace>(await connection.send(method, QUEUE, customer.headers), 200),
    );
  for (let place = await ask('POST'); place.state !== 'admitted'; ) {
    await wait(place.checkAfterSeconds * 1000);
    place = await ask('GET');
    if (place.state === 'outside') place = await ask('POST');
  }
  for (const step of [STEPS.draft, STEPS.names, STEPS.hold, STEPS.commit]) {
    await timed(seen.inside, (connection) => step(connection, customer));
  }
}

/** The connection, with every status counted. */
function counting(connection: HttpConnection, { statuses }: Seen): HttpConnection {
  const send = connection.send.bind(connection);
  connection.send = async (...request) => {
    const response = await send(...request);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    return response;
  };
  return connection;
}
