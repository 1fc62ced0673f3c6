import type { ApiError, ErrorCode } from '@ferry/api/customer-server';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Services } from '../booking/services/services.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { contentHash } from '../domain/content-hash.ts';
import { DomainError } from '../domain/domain-error.ts';
import {
  claimKey,
  findResponse,
  type RepeatableRequest,
  type StoredResponse,
  storeResponse,
} from '../domain/idempotency/stored-responses.ts';
import { domainErrorResponse, ResponseError } from './errors.ts';
import { visitorOf } from './visitor.ts';

export interface StatusResponse<Status extends number, Body> {
  status: Status;
  headers: Record<string, string>;
  body: Body;
}

// These say something about this attempt, not about the request: the next attempt may do better.
const NOT_KEPT: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'REQUEST_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'CSRF',
]);

// Accepted, and still going on: the same request asks again what has become of it.
const NOT_FINAL = 202;

class KeyIsTaken extends Error {}

/**
 * Work that has to leave the transaction in the middle, because another system has to be asked.
 * What it has stored so far is committed; `ask` runs outside of any transaction and must be safe to
 * repeat, as must the first part find what it has stored; `finish` gives the response.
 */
export interface Continuation<Status extends number, Body> {
  ask(): Promise<void>;
  finish(tx: Transaction<Database>): Promise<StatusResponse<Status, Body>>;
}

type Work<Status extends number, Body> = (
  tx: Transaction<Database>,
) => Promise<StatusResponse<Status, Body> | Continuation<Status, Body>>;

/**
 * Does the work of an operation with an `Idempotency-Key` at most once. What the work changes and
 * the response are committed together; a repeated request gets the first response, a refusal of the
 * domain included, byte for byte. A failure (5xx) leaves nothing behind and may be tried again; a
 * 202 is no last word and is not kept.
 */
export async function respondOnce<Status extends number, Body>(
  services: Services,
  request: FastifyRequest,
  work: Work<Status, Body>,
): Promise<StatusResponse<Status, Body>> {
  const repeatable = repeatableOf(request);
  const step = await oneStep(services, request, repeatable, work);
  if (!('ask' in step)) return step;
  await step.ask();
  const last = await oneStep<Status, Body>(services, request, repeatable, (tx) => step.finish(tx));
  if ('ask' in last) throw new Error('The last step has no further one');
  return last;
}

async function oneStep<Status extends number, Body>(
  { db, clock }: Services,
  request: FastifyRequest,
  repeatable: RepeatableRequest,
  work: Work<Status, Body>,
): Promise<StatusResponse<Status, Body> | Continuation<Status, Body>> {
  try {
    return await inTransaction(db, async (tx) => {
      const previous = await claimKey(tx, repeatable, clock.now());
      if (previous) return replay<Status, Body>(previous);
      const done = await work(tx);
      if ('ask' in done) return done;
      const kept = { ...done, body: JSON.stringify(done.body) };
      const isFinal = done.status !== NOT_FINAL;
      const keeping = isFinal ? storeResponse(tx, repeatable, kept, clock.now()) : true;
      if (!(await keeping)) throw new KeyIsTaken();
      return done;
    });
  } catch (error) {
    if (error instanceof KeyIsTaken) return replayOther<Status, Body>(db, repeatable, clock.now());
    if (!(error instanceof DomainError) || NOT_KEPT.has(error.code)) throw error;
    const response = domainErrorResponse(error, request.id);
    const kept = { ...response, body: JSON.stringify(response.body) };
    if (await storeResponse(db, repeatable, kept, clock.now())) throw new ResponseError(response);
    return replayOther<Status, Body>(db, repeatable, clock.now());
  }
}

/** What the request's key covers. */
export function repeatableOf(request: FastifyRequest): RepeatableRequest {
  const { operation } = request.routeOptions.config;
  const key = request.headers['idempotency-key'];
  if (!operation || typeof key !== 'string') throw new Error('The operation takes no key');
  return {
    sessionId: visitorOf(request).id,
    operation: operation.id,
    key,
    // If-Match is left out: a client that sends a request again may have read the newer version
    // meanwhile.
    hash: contentHash({ params: request.params, body: request.body ?? null }),
  };
}

/** Another request with the same key has been faster. */
async function replayOther<Status extends number, Body>(
  db: Services['db'],
  request: RepeatableRequest,
  now: Date,
): Promise<StatusResponse<Status, Body>> {
  const kept = await findResponse(db, request, now);
  if (!kept) throw new DomainError('REQUEST_IN_PROGRESS');
  return replay(kept);
}

// The body was written by JSON.stringify, so that reading and writing it again gives the same
// bytes; it was typed when it was written.
function replay<Status extends number, Body>(kept: StoredResponse): StatusResponse<Status, Body> {
  const body: unknown = JSON.parse(kept.body);
  if (kept.status >= 400) throw new ResponseError({ ...kept, body: body as ApiError });
  return { status: kept.status as Status, headers: kept.headers, body: body as Body };
}
