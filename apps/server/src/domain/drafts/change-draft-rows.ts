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
