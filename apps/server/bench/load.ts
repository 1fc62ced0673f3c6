import { HttpConnection } from './http-connection.ts';
import type { Timing } from './statistics.ts';

/**
 * Does the work once for each item, on so many connections at the same time, each with the next item
 * as soon as it is done with one.
 */
export async function loadEach<Item>(
  port: number,
  connections: number,
  items: readonly Item[],
  work: (connection: HttpConnection, item: Item) => Promise<void>,
): Promise<Timing> {
  let next = 0;
  return load(port, connections, () => {
    const item = items[next++];
    return item === undefined ? undefined : (connection) => work(connection, item);
  });
}

/** As {@link loadEach}, the same work again and again, for so many seconds. */
export function loadFor(
  port: number,
  connections: number,
  seconds: number,
  work: (connection: HttpConnection) => Promise<void>,
): Promise<Timing> {
  // From when all are connected: on a busy machine that takes longer than the smallest measurement.
  let end: number | undefined;
  return load(port, connections, () => {
    end ??= performance.now() + seconds * 1000;
    return performance.now() < end ? work : undefined;
  });
}

type Work = (connection: HttpConnection) => Promise<void>;

async function load(
  port: number,
  connections: number,
  nextWork: () => Work | undefined,
): Promise<Timing> {
  const opened = await Promise.all(
    Array.from({ length: connections }, () => HttpConnection.open(port)),
  );
  const durations: number[] = [];
  const begin = performance.now();
  try {
    await Promise.all(
      opened.map(async (connection) => {
        for (let work = nextWork(); work; work = nextWork()) {
          const from = performance.now();
          await work(connection);
          durations.push(performance.now() - from);
        }
      }),
    );
    return { durations, seconds: (performance.now() - begin) / 1000 };
  } finally {
    for (const connection of opened) connection.close();
  }
}
