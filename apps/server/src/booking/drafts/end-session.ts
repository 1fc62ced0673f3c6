import type { Kysely, Transaction } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChangeForUpdate } from '../../domain/reservations/change-rows.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { endLogin } from '../../domain/sessions/logins.ts';
import type { Session } from '../../domain/sessions/session.ts';
import { isAwaitingResponse } from '../../domain/sessions/sessions.ts';
import { endChange } from '../holding/end-change.ts';
import { endHolds } from '../holding/expire-holds.ts';

/**
 * Ends it on the server: a member's login, or all that a visitor has begun, the holds included.
 * Confirmed reservations stay, and what a member has begun. It waits for what is being stored for the
 * session. What is being paid goes on: its session is nobody's from now on, but stays until then, and
 * until the request that pays has its response.
 */
export async function endSession(
  db: Kysely<Database>,
  { id, login }: Session,
  now: Date,
): Promise<void> {
  if (login) await endLogin(db, login.id, now);
  else await inTransaction(db, (tx) => endVisit(tx, id, now));
}

/**
 * Ends a session that is not a login: a visitor's, or the one of a member who is removed. Its drafts
 * and holds end with it; see {@link endSession} for what stays.
 */
export async function endVisit(
  tx: Transaction<Database>,
  sessionId: number,
  now: Date,
): Promise<void> {
  const [open, isAwaiting] = await pipeline([
    lockWhatIsOpen(tx, sessionId),
    isAwaitingResponse(tx, sessionId, now),
  ]);
  const paying = open.filter(({ state }) => state === 'paymentProcessing');
  await endHolds(
    tx,
    open.filter(({ state }) => state === 'held'),
    now,
  );
  await endChanges(tx, sessionId, open, now);
  if (paying.length === 0 && !isAwaiting) {
    await tx.deleteFrom('session').where('id', '=', sessionId).execute();
    return;
  }
  await tx.updateTable('session').set({ ended_at: now }).where('id', '=', sessionId).execute();
  const paid = paying.map(({ id }) => id);
  await tx
    .deleteFrom('draft')
    .where('session_id', '=', sessionId)
    .$if(paid.length > 0, (drafts) =>
      drafts.where(({ or, eb }) =>
        or([eb('reservation_id', 'is', null), eb('reservation_id', 'not in', paid)]),
      ),
    )
    .execute();
}

async function endChanges(
  tx: Transaction<Database>,
  sessionId: number,
  rows: readonly ReservationRow[],
  now: Date,
): Promise<void> {
  for (const row of rows) {
    const change = await findChangeForUpdate(tx, row.id);
    if (change?.session_id !== sessionId || change.state !== 'held') continue;
    await endChange(tx, row, change, { end: 'dropped', now });
  }
}

/**
 * Waits for what is being stored for the session, and keeps more from being stored: everything in the
 * order of all locks.
 * @returns the reservations that are not confirmed, and those of which it holds a change
 */
export async function lockWhatIsOpen(
  tx: Transaction<Database>,
  sessionId: number,
): Promise<ReservationRow[]> {
  const [, , open] = await pipeline([
    tx.selectFrom('session').select('id').where('id', '=', sessionId).forUpdate().execute(),
    tx
      .selectFrom('draft')
      .select('id')
      .where('session_id', '=', sessionId)
      .orderBy('id')
      .forUpdate()
      .execute(),
    tx
      .selectFrom('reservation')
      .selectAll()
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('reservation')
          .select('id')
          .where('session_id', '=', sessionId)
          .where('state', 'in', ['held', 'paymentProcessing'])
          // What the session holds beside a booking, be it its own or one that it has looked up.
          .union(
            eb
              .selectFrom('reservation_change')
              .select('reservation_id as id')
              .where('session_id', '=', sessionId)
              .where('state', '=', 'held'),
          ),
      )
      .orderBy('id')
      .forUpdate()
      .execute(),
  ]);
  return open;
}
