import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface HttpResponse {
  status: number;
  /** By lower-case name; of a header that came several times all values. */
  headers: Map<string, string[]>;
  body: string;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * One keep-alive connection, one request at a time. It shares the machine with what it measures, so
 * it does much less than a real client: bodies need a length, as all of our server's have.
 */
export class HttpConnection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: { resolve(response: HttpResponse): void; reject(error: Error): void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('The server closed the connection')));
  }

  static async open(port: number): Promise<HttpConnection> {
    const socket = connect({ port, host: '127.0.0.1' });
    await once(socket, 'connect');
    return new HttpConnection(socket);
  }

  close(): void {
    this.#socket.destroy();
  }

  /** @param body sent as JSON */
  send(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: object,
  ): Promise<HttpResponse> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    if (body) lines.push('content-type: application/json\r\n');
    if (method !== 'GET') lines.push(`content-length: ${Buffer.byteLength(text)}\r\n`);
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      const head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n`;
      this.#socket.write(head + text);
    });
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const { status, headers } = readHead(this.#received.toString('latin1', 0, end));
    const from = end + END_OF_HEAD.length;
    const length = Number(headers.get('content-length')?.[0] ?? 0);
    if (this.#received.length < from + length) return;
    const body = this.#received.toString('utf8', from, from + length);
    this.#received = this.#received.subarray(from + length);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (headers.has('transfer-encoding')) waiting?.reject(new Error('A response without a length'));
    else waiting?.resolve({ status, headers, body });
  }
}

function readHead(text: string): Pick<HttpResponse, 'status' | 'headers'> {
  const [first = '', ...lines] = text.split('\r\n');
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  return { status: Number(first.split(' ')[1]), headers };
}
