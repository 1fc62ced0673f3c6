import { sql, type Transaction } from 'kysely';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../domain-error.ts';

// The order of locks everywhere: member, session, draft, reservation, legs, card. Who only refers to a
// member or pays with a card (key share) may come later: a removal of the member waits, or makes one
// of the two try again. Whatever is stored for a
// session in the end takes this lock anyway, and then too late: the caller that ends it has the
// session first.

/**
 * Keeps the session from ending while the transaction works for it; others may work for it as well.
 * One whose customer has logged out while something is being paid is still there: the request that
 * has begun the payment keeps its response for it.
 * @throws DomainError `CSRF` when it is gone
 */
export async function keepSession(tx: Transaction<Database>, sessionId: number): Promise<void> {
  const row = await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw new DomainError('CSRF');
}

/**
 * As {@link keepSession}, and takes an advisory lock of the transaction unless another one has it.
 * @returns whether it was taken
 * @throws DomainError `CSRF` when the session is gone
 */
export async function keepSessionAndLock(
  tx: Transaction<Database>,
  sessionId: number,
  lock: string,
): Promise<boolean> {
  const [row] = await keepAndLock(tx, { sessionId, lock });
  if (!row) throw new DomainError('CSRF');
  return row.taken;
}

const keepAndLock = prepared(
  (_, { sessionId, lock }: { sessionId: number; lock: string }) => sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${lock}::bigint) as taken
    from session where id = ${sessionId} for key share`,
);

/**
 * As {@link keepSession}, one after the other: what counts what a session has must not count at the
 * same time.
 * @throws DomainError `CSRF` when it has ended meanwhile
 */
export async function takeTurn(tx: Transaction<Database>, sessionId: number): Promise<void> {
  const [row] = await readToWorkAlone(tx, { sessionId });
  if (!row) throw new DomainError('CSRF');
}

const readToWorkAlone = prepared((db, { sessionId }: { sessionId: number }) =>
  db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .forNoKeyUpdate(),
);
