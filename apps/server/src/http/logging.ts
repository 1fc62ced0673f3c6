import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Takes one line of JSON at a time. */
export interface LogStream {
  write(line: string): void;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The contract's request id: it is in the response's errors and in the log. */
export function newRequestId(): string {
  const letters = Array.from(randomBytes(12), (byte) => ALPHABET[byte % ALPHABET.length]);
  return `req_${letters.join('')}`;
}

/**
 * What is logged of an error. Messages and details of the database quote values, which may be
 * a customer's name: of those only the code and the place are kept.
 */
function errorForLog(error: Error & { code?: unknown }) {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const stack = frames.slice(0, 12).join('\n');
  const isDatabase = typeof error.code === 'string' && 'severity' in error;
  if (!isDatabase) return { type: error.name, message: error.message, code: error.code, stack };
  const { code, constraint, table, routine } = error as unknown as Record<string, unknown>;
  const message = 'The database refused a statement';
  return { type: 'DatabaseError', message, code, constraint, table, routine, stack };
}

/** Structured logs, one line for each request, without anything that a customer has typed. */
export function loggerOptions(level: string, stream?: LogStream) {
  return {
    level,
    // No request or body is ever logged; this holds for a logger that is added.
    redact: ['req', 'res', 'body', 'headers', 'payload', '*.body', '*.headers'],
    serializers: { err: errorForLog },
    ...(stream && { stream }),
  };
}

export async function logResponse(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { operation } = request.routeOptions.config;
  // Ids and search terms of the path and query stay out: the operation says what was asked.
  const what = operation?.id ?? request.routeOptions.url ?? 'unknown path';
  request.log.info(
    { method: request.method, operation: what, status: reply.statusCode, ms: reply.elapsedTime },
    'request',
  );
}
