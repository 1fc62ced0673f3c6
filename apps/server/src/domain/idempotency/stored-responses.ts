import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../domain-error.ts';
import { addMinutes } from '../instant.ts';
import { keepSessionAndLock } from '../sessions/lock-session.ts';

/** Minutes for which a response is kept. */
const RESPONSE_KEPT_MINUTES = 24 * 60;

/** A request that may arrive twice. Keys of different sessions and operations never meet. */
export interface RepeatableRequest {
  sessionId: number;
  operation: string;
  key: string;
  /** Of everything that the key covers (see `contentHash`). */
  hash: Buffer;
}

export interface StoredResponse {
  status: number;
  headers: Record<string, string>;
  /** As sent, byte for byte. */
  body: string;
}

/**
 * Takes the key for the rest of the transaction, or finds the response that it has led to. The claim
 * is the transaction's own lock: a process or connection that dies gives it back at once, and
 * nobody else can run, let alone commit, before that.
 * @throws DomainError `REQUEST_IN_PROGRESS` while another transaction has the key,
 *   `IDEMPOTENCY_KEY_REUSED` when the key was used for another content, `CSRF` when the session has
 *   ended meanwhile: until the transaction is over it cannot
 */
export async function claimKey(
  tx: Transaction<Database>,
  request: RepeatableRequest,
  now: Date,
): Promise<StoredResponse | undefined> {
  // Two statements: the second one must see what the lock's previous owner has committed.
  const [isTaken, kept] = await pipeline([
    keepSessionAndLock(tx, request.sessionId, lockNumber(request)),
    findRow(tx, request, now),
  ]);
  // A finished one is told to as many as ask at the same time.
  const response = storedResponse(request, kept);
  if (!response && !isTaken) throw new DomainError('REQUEST_IN_PROGRESS');
  return response;
}

/** @throws DomainError `IDEMPOTENCY_KEY_REUSED` when the key was used for another content */
export async function findResponse(
  db: Kysely<Database>,
  request: RepeatableRequest,
  now: Date,
): Promise<StoredResponse | undefined> {
  return storedResponse(request, await findRow(db, request, now));
}

async function findRow(
  db: Kysely<Database>,
  { sessionId, operation, key }: RepeatableRequest,
  now: Date,
) {
  const since = addMinutes(now, -RESPONSE_KEPT_MINUTES);
  const [row] = await readRow(db, { sessionId, operation, key, since });
  return row;
}

type Kept = Pick<RepeatableRequest, 'sessionId' | 'operation' | 'key'> & { since: Date };

const readRow = prepared((db, { sessionId, operation, key, since }: Kept) =>
  db
    .selectFrom('stored_response')
    .select(['request_hash', 'status', 'headers', 'body'])
    .where('session_id', '=', sessionId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .where('created_at', '>', since),
);

function storedResponse(
  request: RepeatableRequest,
  row: Awaited<ReturnType<typeof findRow>>,
): StoredResponse | undefined {
  if (!row) return undefined;
  if (!row.request_hash.equals(request.hash)) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  return { status: row.status, headers: row.headers, body: row.body };
}

/**
 * Keeps the response, in the transaction of what it tells.
 * @returns false when the key has a response already; the caller must then undo what it did
 */
export async function storeResponse(
  db: Kysely<Database>,
  request: RepeatableRequest,
  response: StoredResponse,
  now: Date,
): Promise<boolean> {
  const { sessionId, operation, key, hash } = request;
  const { status, body } = response;
  const stored = await writeRow(db, {
    ...{ sessionId, operation, key, hash, status, body, now },
    headers: JSON.stringify(response.headers),
    over: addMinutes(now, -RESPONSE_KEPT_MINUTES),
  });
  return stored.length === 1;
}

type ToKeep = Omit<StoredResponse, 'headers'> &
  RepeatableRequest & { headers: string; now: Date; over: Date };

const writeRow = prepared((db, response: ToKeep) =>
  db
    .insertInto('stored_response')
    .values({
      session_id: response.sessionId,
      operation: response.operation,
      key: response.key,
      request_hash: response.hash,
      status: response.status,
      headers: response.headers,
      body: response.body,
      created_at: response.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'operation', 'key'])
        .doUpdateSet(({ ref }) => ({
          request_hash: ref('excluded.request_hash'),
          status: ref('excluded.status'),
          headers: ref('excluded.headers'),
          body: ref('excluded.body'),
          created_at: ref('excluded.created_at'),
        }))
        .where('stored_response.created_at', '<=', response.over),
    )
    .returning('status'),
);

/** @returns how many responses were removed because their time is over */
export async function deleteOldResponses(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('stored_response')
    .where('created_at', '<=', addMinutes(now, -RESPONSE_KEPT_MINUTES))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** 64 bits of the key's hash: should two ever be equal, one request is told to wait. */
function lockNumber({ sessionId, operation, key }: RepeatableRequest): string {
  const hash = createHash('sha256').update(`${sessionId}\n${operation}\n${key}`).digest();
  return hash.readBigInt64BE(0).toString();
}
