import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The session's newest draft that is to change a reservation, and has not yet. */
export async function findChangeDraftId(
  db: Kysely<Database>,
  { sessionId, now }: { sessionId: number; now: Date },
  reservationId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('draft as d')
    .select('d.id')
    .where('d.session_id', '=', sessionId)
    .where('d.change_of', '=', reservationId)
    .where('d.expires_at', '>', now)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('reservation_change as c')
            .select('c.id')
            .whereRef('c.draft_id', '=', 'd.id')
            .where('c.state', '=', 'made'),
        ),
      ),
    )
    .orderBy('d.expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Removes the session's drafts of changes of a reservation of which nothing is held or was made. */
export async function deleteChangeDrafts(
  tx: Transaction<Database>,
  sessionId: number,
  reservationId: string,
): Promise<void> {
  await tx
    .deleteFrom('draft')
    .where('session_id', '=', sessionId)
    .where('change_of', '=', reservationId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('reservation_change as c')
            .select('c.id')
            .whereRef('c.draft_id', '=', 'draft.id')
            .where('c.state', 'in', ['held', 'paymentProcessing', 'awaitingPayment', 'made']),
        ),
      ),
    )
    .execute();
}

/** Whether what a draft is to change is being paid, waits for its payment or is made: it is gone on with nowhere else. */
export async function isBeingMade(db: Kysely<Database>, draftId: string): Promise<boolean> {
  const change = await db
    .selectFrom('reservation_change')
    .select('id')
    .where('draft_id', '=', draftId)
    .where('state', 'in', ['paymentProcessing', 'awaitingPayment', 'made'])
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}

/**
 * Removes drafts of changes of a reservation, with links to them, of sessions that may not see it any more.
 * @param kept sessions that still may
 */
export async function deleteOthersChangeDrafts(
  tx: Transaction<Database>,
  reservationId: string,
  kept: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('draft')
    .where('change_of', '=', reservationId)
    .where('session_id', 'not in', [...kept])
    .execute();
}
