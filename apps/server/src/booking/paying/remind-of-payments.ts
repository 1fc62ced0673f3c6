import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { findForUpdate } from '../../domain/reservations/reservation-rows.ts';
import { findToRemind, mailAbout } from '../../mail/about-reservation.ts';

/** Reminds customers of payments at a store: two days before the last day, and on it. @returns how many were due */
export async function remindOfPayments(db: Kysely<Database>, clock: Clock): Promise<number> {
  return inTransaction(db, async (tx) => {
    const due = await findToRemind(tx, clock.now());
    for (const { id, changeId, daysLeft } of due) {
      const row = await findForUpdate(tx, id);
      if (row && changeId !== null) {
        await mailAbout(tx, clock, 'changeReminder', row, `${changeId} ${daysLeft}`);
      } else if (row?.state === 'confirmedUnpaid') {
        await mailAbout(tx, clock, 'paymentReminder', row, String(daysLeft));
      }
    }
    return due.length;
  });
}
