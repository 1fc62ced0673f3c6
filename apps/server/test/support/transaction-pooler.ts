import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface TransactionPooler {
  /** The database's address through the pooler. */
  url: string;
  close(): Promise<void>;
}

/** A connection to the server, which one client at a time has. */
interface Session {
  socket: Socket;
  client: Client | undefined;
  /** Messages that are answered by a ReadyForQuery and are not yet. */
  unanswered: number;
  isReady: boolean;
}

interface Client {
  socket: Socket;
  session: Session | undefined;
  /** Sent before there was a session for it. */
  waiting: Buffer[];
}

const OK = message('R', Buffer.from([0, 0, 0, 0]));
const INVENTED_KEY = message('K', Buffer.from([0, 0, 0, 7, 0, 0, 0, 7]));
const READY = message('Z', Buffer.from('I'));

/**
 * Does to sessions what PgBouncer 1.18 does with `pool_mode = transaction`: as soon as a transaction is
 * over its session goes to the next client, and nothing that belongs to the session goes along. So what
 * breaks there fails wherever there is a PostgreSQL.
 * @param sessions connections to the server
 */
export async function startTransactionPooler(
  databaseUrl: string,
  sessions = 3,
): Promise<TransactionPooler> {
  const address = new URL(databaseUrl);
  const waiting: Client[] = [];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket.setNoDelay(true));
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };
  const pool = await Promise.all(
    Array.from({ length: sessions }, async () => {
      const socket = keep(connect(Number(address.port), '127.0.0.1'));
      await once(socket, 'connect');
      const session: Session = { socket, client: undefined, unanswered: 1, isReady: false };
      socket.on(
        'data',
        messages((type, bytes) => receive(session, type, bytes)),
      );
      socket.write(startup(address));
      return session;
    }),
  );

  function receive(session: Session, type: string, bytes: Buffer): void {
    if (type === 'Z') session.unanswered -= 1;
    const { client } = session;
    client?.socket.write(bytes);
    if (type !== 'Z' || session.unanswered > 0 || bytes.toString('latin1', 5) !== 'I') return;
    session.isReady = true;
    session.client = undefined;
    if (client) client.session = undefined;
    // The one that was free last is taken first.
    pool.unshift(...pool.splice(pool.indexOf(session), 1));
    const next = waiting.shift();
    if (next) give(session, next);
  }
  function give(session: Session, client: Client): void {
    Object.assign(session, { client, isReady: false });
    client.session = session;
    for (const bytes of client.waiting.splice(0)) pass(session, bytes);
  }
  function pass(session: Session, bytes: Buffer): void {
    if (/[SQ]/.test(String.fromCharCode(bytes[0] ?? 0))) session.unanswered += 1;
    session.socket.write(bytes);
  }
  function send(client: Client, bytes: Buffer): void {
    if (client.session) {
      pass(client.session, bytes);
      return;
    }
    client.waiting.push(bytes);
    if (waiting.includes(client)) return;
    const free = pool.find(({ isReady }) => isReady);
    if (free) give(free, client);
    else waiting.push(client);
  }
  const server = createServer((socket) => {
    const client: Client = { socket: keep(socket), session: undefined, waiting: [] };
    socket.once('data', () => {
      socket.write(Buffer.concat([OK, INVENTED_KEY, READY]));
      socket.on(
        'data',
        messages((type, bytes) => (type === 'X' ? socket.end() : send(client, bytes))),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  address.port = String(typeof own === 'object' ? own?.port : '');
  return {
    url: address.href,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

function startup({ username, pathname }: URL): Buffer {
  const facts = ['user', username, 'database', pathname.slice(1), 'client_encoding', 'UTF8', ''];
  const body = Buffer.from(`${facts.join('\0')}\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length, 0);
  head.writeInt32BE(196_608, 4);
  return Buffer.concat([head, body]);
}

/** @returns takes the bytes of one direction, and tells every whole message in them */
function messages(tell: (type: string, bytes: Buffer) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 5) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) return;
      tell(rest.toString('latin1', 0, 1), rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}
