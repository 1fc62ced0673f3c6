import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './accept-encoding.ts';

/** Bytes below which packing costs more than it saves. */
const FROM_BYTES = 1024;
// Higher ones take several times as long for a few per cent.
const BROTLI_QUALITY = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Packs a response in JSON, the last thing that happens to it: what is compared, kept for a repetition
 * and named by an ETag is its text. Against BREACH see docs/http.md.
 */
export async function compressJson(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || Buffer.byteLength(payload) < FROM_BYTES) return payload;
  reply.header('vary', 'accept-encoding');
  if (accepts(request, 'br')) {
    reply.header('content-encoding', 'br');
    return toBrotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  }
  if (!accepts(request, 'gzip')) return payload;
  reply.header('content-encoding', 'gzip');
  return toGzip(payload);
}
