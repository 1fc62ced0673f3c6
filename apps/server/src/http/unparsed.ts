import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorResponse } from './errors.ts';
import { newRequestId } from './logging.ts';
import { FIXED_HEADERS, PERSONAL } from './response-headers.ts';

const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * What is no HTTP (two lengths, no host, garbage) never becomes a request: it is refused here, with the headers and
 * the form of every other refusal, and the connection is closed. Held by `test/http/unparsed.spec.ts`.
 */
export function refuseUnparsed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code ?? ''] ?? 400;
  const id = newRequestId();
  const body = JSON.stringify(errorResponse('MALFORMED_REQUEST', id).body);
  const headers = {
    ...FIXED_HEADERS,
    ...PERSONAL,
    'x-request-id': id,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
