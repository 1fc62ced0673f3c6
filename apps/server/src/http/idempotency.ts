import type { ApiError, ErrorCode } from '@ferry/api/customer-server';
import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
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

interface StatusResponse<Status extends number, Body> {
  status: Status;
  headers: Record<string, string>;
  body: Body;
}

// These say something about this attempt, not about the request: the next attempt may do better.
const NOT_KEPT: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'REQUEST_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
  'RATE_LIMITED',
  'WAIT_YOUR_TURN',
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
interface Continuation<Status extends number, Body> {
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
  keeping = AS_IT_IS,
): Promise<StatusResponse<Status, Body>> {
  const repeatable = repeatableOf(request);
  const step = await oneStep(services, request, repeatable, work, keeping);
  if (!('ask' in step)) return step;
  await step.ask();
  const finish: Work<Status, Body> = (tx) => step.finish(tx);
  const last = await oneStep(services, request, repeatable, finish, keeping);
  if ('ask' in last) throw new Error('The last step has no further one');
  return last;
}

/**
 * As {@link respondOnce} for an operation whose `Idempotency-Key` may be left out: without one, each
 * request is one of its own.
 *
 * @param work with the database, or with the transaction that the response is kept in. The response
 *   is sealed: it may have a link's token in it, or data about a companion's health
 */
export function respondOnceIfKeyed<Status extends number, Body>(
  services: Services,
  request: FastifyRequest,
  work: (db: Kysely<Database>) => Promise<StatusResponse<Status, Body>>,
): Promise<StatusResponse<Status, Body>> {
  if (request.headers['idempotency-key'] === undefined) return work(services.db);
  return respondOnce<Status, Body>(services, request, work, sealed(services, request));
}

/** How the text of a response is kept. */
interface Keeping {
  toKept: (text: string) => string;
  toText: (kept: string) => string;
}

const AS_IT_IS: Keeping = { toKept: (text) => text, toText: (kept) => kept };

function sealed({ keys }: Services, request: FastifyRequest): Keeping {
  const { sessionId, operation, key } = repeatableOf(request);
  const record = `response ${sessionId} ${operation} ${key}`;
  return {
    toKept: (text) => keys.seal(text, record),
    toText: (kept) => keys.open(kept, record),
  };
}

/** No text for a response without a body. */
const textOf = (body: unknown): string => (body === undefined ? '' : JSON.stringify(body));

async function oneStep<Status extends number, Body>(
  { db, clock }: Services,
  request: FastifyRequest,
  repeatable: RepeatableRequest,
  work: Work<Status, Body>,
  keeping: Keeping,
): Promise<StatusResponse<Status, Body> | Continuation<Status, Body>> {
  try {
    return await inTransaction(db, async (tx) => {
      const previous = await claimKey(tx, repeatable, clock.now());
      if (previous) return replay<Status, Body>(previous, keeping);
      const done = await work(tx);
      if ('ask' in done) return done;
      const kept = { ...done, body: keeping.toKept(textOf(done.body)) };
      const isFinal = done.status !== NOT_FINAL;
      const isKept = isFinal ? storeResponse(tx, repeatable, kept, clock.now()) : true;
      if (!(await isKept)) throw new KeyIsTaken();
      return done;
    });
  } catch (error) {
    const replayTheirs = () => replayOther<Status, Body>(db, repeatable, clock.now(), keeping);
    if (error instanceof KeyIsTaken) return replayTheirs();
    if (!(error instanceof DomainError) || NOT_KEPT.has(error.code)) throw error;
    const response = domainErrorResponse(error, request.id);
    const kept = { ...response, body: keeping.toKept(textOf(response.body)) };
    if (await storeResponse(db, repeatable, kept, clock.now())) throw new ResponseError(response);
    return replayTheirs();
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
  keeping: Keeping,
): Promise<StatusResponse<Status, Body>> {
  const kept = await findResponse(db, request, now);
  if (!kept) throw new DomainError('REQUEST_IN_PROGRESS');
  return replay(kept, keeping);
}

// The body was written by JSON.stringify, so that reading and writing it again gives the same
// bytes; it was typed when it was written.
function replay<Status extends number, Body>(
  kept: StoredResponse,
  { toText }: Keeping,
): StatusResponse<Status, Body> {
  const text = toText(kept.body);
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  if (kept.status >= 400) throw new ResponseError({ ...kept, body: body as ApiError });
  return { status: kept.status as Status, headers: kept.headers, body: body as Body };
}
