import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What has passed between the server and its database. */
export interface Traffic {
  statements: number;
  /** How often the server has waited for responses: statements that are sent together wait once. */
  roundTrips: number;
  /** Both ways, without the texts of statements: each connection of the pool is told each of them once. */
  bytes: number;
}

export interface CountingProxy {
  /** The database's address through the proxy. */
  url: string;
  /** What passes while the work is done. */
  count(work: () => Promise<unknown>): Promise<Traffic>;
  close(): Promise<void>;
}

/**
 * A network between server and PostgreSQL that counts. It hands over responses when all statements that
 * were sent have theirs, so that it does not depend on the machine how many wait together.
 */
export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const address = new URL(databaseUrl);
  const port = Number(address.port);
  const open = new Set<Socket>();
  const held = new Map<Socket, Buffer[]>();
  let traffic: Traffic = { statements: 0, roundTrips: 0, bytes: 0 };
  let unanswered = 0;

  const release = () => {
    for (const [client, parts] of held) client.write(Buffer.concat(parts));
    held.clear();
  };
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket.setNoDelay(true));
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
    }
    const sent = eachMessage((type, bytes) => {
      if (type !== 'P') traffic.bytes += bytes;
      if (type === 'E' || type === 'Q') traffic.statements += 1;
      if (type === 'S' || type === 'Q') unanswered += 1;
    });
    const received = eachMessage((type, bytes) => {
      if (type !== '1') traffic.bytes += bytes;
      if (type === 'Z') unanswered -= 1;
    });
    let hasBegun = false;
    client.on('data', (bytes) => {
      const isFirst = unanswered === 0;
      // The message that begins a connection has no type; it is answered as a statement is.
      if (hasBegun) sent(bytes);
      else unanswered += 1;
      hasBegun = true;
      if (isFirst && unanswered > 0) traffic.roundTrips += 1;
      // What is sent before the event loop goes on is one packet.
      setImmediate(() => upstream.write(bytes));
    });
    upstream.on('data', (bytes) => {
      received(bytes);
      held.set(client, [...(held.get(client) ?? []), bytes]);
      if (unanswered === 0) release();
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  address.port = String(typeof own === 'object' ? own?.port : '');
  return {
    url: address.href,
    count: async (work) => {
      traffic = { statements: 0, roundTrips: 0, bytes: 0 };
      await work();
      return { ...traffic };
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const HEAD_BYTES = 5;

/** @returns takes the bytes of one direction, and tells type and length of every message in them */
function eachMessage(tell: (type: string, bytes: number) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= HEAD_BYTES) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) return;
      tell(rest.toString('latin1', 0, 1), end);
      rest = rest.subarray(end);
    }
  };
}
