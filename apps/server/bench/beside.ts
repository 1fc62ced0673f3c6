import { connect, type Socket } from 'node:net';
import autocannon from 'autocannon';
import { GUEST_SESSIONS } from '../test/support/booking.ts';
import { HttpConnection } from './http-connection.ts';
import { searchPath } from './trips.ts';

/** Requests a second of one address that guesses numbers of bookings. */
const GUESSES = 100;
/** Responses that a client asks for and never reads: more than a connection's buffers hold. */
const UNREAD = 5;
const GUESS = { reservationNumber: '2222-2222', contactKind: 'phone', contact: '0900000000' };

/**
 * Clients that send a byte a second and never finish, and clients that never read what they have asked for.
 * @param count of each
 * @returns ends them
 */
export function slowClients(origin: string, count: number, day: string): () => void {
  const { hostname, port } = new URL(origin);
  const sockets: Socket[] = [];
  const open = () => {
    const socket = connect(Number(port || 80), hostname).on('error', () => undefined);
    sockets.push(socket);
    return socket;
  };
  const head = `GET ${searchPath(day)} HTTP/1.1\r\nhost: ${hostname}\r\n`;
  for (let number = 0; number < count; number += 1) {
    const sender = open();
    sender.write(head);
    const timer = setInterval(() => sender.write('x'), 1000);
    sender.on('close', () => clearInterval(timer));
    open().pause().write(`${head}\r\n`.repeat(UNREAD));
  }
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

/**
 * One address that guesses numbers of bookings as fast as it may.
 * @returns how often it was answered how
 */
export async function flood(origin: string, seconds: number): Promise<Record<string, number>> {
  const connection = await HttpConnection.open(Number(new URL(origin).port || 80));
  const { headers } = await connection.send('GET', '/sanctum/csrf-cookie');
  connection.close();
  const cookies = (headers.get('set-cookie') ?? []).map((line) => line.split(';')[0] ?? '');
  const token = cookies.find((each) => each.startsWith('XSRF-TOKEN='))?.split(/=(.*)/s)[1] ?? '';
  const session = { cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(token) };
  const { statusCodeStats = {} } = await autocannon({
    url: origin + GUEST_SESSIONS,
    connections: 10,
    duration: seconds,
    overallRate: GUESSES,
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
    body: JSON.stringify(GUESS),
  });
  return Object.fromEntries(
    Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [status, count]),
  );
}
