import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type ReminderRow = Selectable<Database['sale_reminder']>;

export const insertReminder = (
  db: Kysely<Database>,
  reminder: Insertable<Database['sale_reminder']>,
): Promise<unknown> => db.insertInto('sale_reminder').values(reminder).execute();

/** The reminder of a link, locked until the caller's transaction ends. */
export const lockReminder = (
  tx: Transaction<Database>,
  tokenHash: Buffer,
): Promise<ReminderRow | undefined> =>
  tx
    .selectFrom('sale_reminder')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();

export const deleteReminder = (db: Kysely<Database>, tokenHash: Buffer): Promise<unknown> =>
  db.deleteFrom('sale_reminder').where('token_hash', '=', tokenHash).execute();

/** The mailbox or the member that it is for. */
type ReminderOwner = Pick<ReminderRow, 'mail_hash' | 'member_id'>;

const ofOwner = (db: Kysely<Database>, { mail_hash, member_id }: ReminderOwner) =>
  db
    .selectFrom('sale_reminder')
    .where('confirmed_at', 'is not', null)
    .$if(mail_hash !== null, (all) => all.where('mail_hash', '=', mail_hash))
    .$if(mail_hash === null, (all) => all.where('member_id', '=', member_id));

/** Ids of the owner's reminders for a day, and of the others that count. */
export async function findOthers(
  db: Kysely<Database>,
  owner: ReminderOwner,
  day: Pick<ReminderRow, 'from_port_id' | 'to_port_id' | 'service_date'>,
): Promise<{ same: number[]; others: number }> {
  const rows = await ofOwner(db, owner)
    .select(['id', 'from_port_id', 'to_port_id', 'service_date'])
    .execute();
  const isSame = (row: (typeof rows)[number]) =>
    row.from_port_id === day.from_port_id &&
    row.to_port_id === day.to_port_id &&
    row.service_date === day.service_date;
  const same = rows.filter(isSame).map(({ id }) => id);
  return { same, others: rows.length - same.length };
}

export const deleteReminders = async (db: Kysely<Database>, ids: number[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('sale_reminder').where('id', 'in', ids).execute();
};

/** Its mailbox is confirmed: from now on it is kept until the mail is written. */
export const confirmReminder = (
  tx: Transaction<Database>,
  id: number,
  now: Date,
): Promise<unknown> =>
  tx
    .updateTable('sale_reminder')
    .set({ confirmed_at: now, remove_at: null })
    .where('id', '=', id)
    .execute();

/** A member's reminders, the earliest opening first. */
export const findRemindersOf = (
  db: Kysely<Database>,
  memberId: string,
  most: number,
): Promise<ReminderRow[]> =>
  db
    .selectFrom('sale_reminder')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('opens_at')
    .orderBy('id')
    .limit(most)
    .execute();
