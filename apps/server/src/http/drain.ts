import type { IncomingMessage } from 'node:http';

// More than any customer sends by mistake: a photograph.
const DRAINED_BYTES = 16 * 1024 * 1024;
const DRAINED_MS = 10_000;

/**
 * Reads what a client is still sending and forgets it: the connection is closed after a body that is too large, and
 * a client that is in the middle of it would find it broken instead of the response. Not without end.
 */
export function drain(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let left = DRAINED_BYTES;
    const end = () => {
      clearTimeout(timer);
      request.off('data', count);
      resolve();
    };
    const count = (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) end();
    };
    const timer = setTimeout(end, DRAINED_MS);
    request.on('data', count);
    for (const event of ['end', 'close', 'error']) request.once(event, end);
    request.resume();
  });
}
