import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findMember } from '../../domain/members/find-member.ts';
import { deleteReminders, type ReminderRow } from '../../domain/sale-reminders/reminder-rows.ts';
import { salesOfDay } from '../../domain/sale-reminders/sales-of-day.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { saleReminderMail } from '../../mail/sale-reminder-mails.ts';

/** What one transaction writes: others may write theirs meanwhile. */
const AT_ONCE = 50;

/**
 * Writes the mails of all reminders whose sales have opened, each once, and deletes the reminders: of what does not sail any
 * more without a mail. Sales that open later by another timetable are waited for.
 * @returns how many mails were written
 */
export async function sendSaleReminders({
  db,
  clock,
}: {
  db: Kysely<Database>;
  clock: Clock;
}): Promise<number> {
  let written = 0;
  for (;;) {
    const batch = await inTransaction(db, (tx) => sendBatch(tx, clock.now()));
    written += batch.written;
    if (batch.looked < AT_ONCE) return written;
  }
}

async function sendBatch(tx: Transaction<Database>, now: Date) {
  const due = await tx
    .selectFrom('sale_reminder')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where('opens_at', '<=', now)
    .orderBy('opens_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
  let written = 0;
  for (const reminder of due) if (await remind(tx, reminder, now)) written += 1;
  return { looked: due.length, written };
}

/** @returns whether a mail was written */
async function remind(tx: Transaction<Database>, reminder: ReminderRow, now: Date) {
  const { id, member_id, service_date: date } = reminder;
  const day = await dayOf(tx, reminder);
  if (day?.opensAt && day.opensAt > now) {
    const { opensAt: opens_at } = day;
    await tx.updateTable('sale_reminder').set({ opens_at }).where('id', '=', id).execute();
    return false;
  }
  await deleteReminders(tx, [id]);
  const to = reminder.email ?? (member_id && (await findMember(tx, member_id))?.email);
  if (!to || !day?.opensAt) return false;
  return enqueueMail(tx, saleReminderMail(to, id, { ...day, date }), now);
}

/** Undefined where the timetable has its section no more. */
async function dayOf(tx: Transaction<Database>, reminder: ReminderRow) {
  const { from_port_id: fromPortId, to_port_id: toPortId, service_date: date } = reminder;
  try {
    return await salesOfDay(tx, { fromPortId, toPortId, date });
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
