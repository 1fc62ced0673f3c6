import { addDays, jstDate } from '@ferry/format/date';
import { fullName } from '@ferry/format/full-name';
import type { Kysely, Transaction } from 'kysely';
import { oneByOne } from '../database/one-by-one.ts';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../domain/clock.ts';
import { findMember } from '../domain/members/find-member.ts';
import { inspectionMail } from '../mail/inspection-mail.ts';
import { enqueueMail } from '../mail/outbox.ts';

/** Days before its end from which a member is reminded of an inspection. */
const REMINDED_DAYS = 30;

/**
 * Reminds members of inspections that end within a month, once for each day of an end, unless they
 * want no such mails. A vehicle that another process is about to remind of is left to it.
 * @param onFailure gets the vehicle whose reminder failed; the others are written
 * @returns how many were due
 */
export async function remindOfInspections(
  db: Kysely<Database>,
  clock: Clock,
  onFailure: (error: unknown, vehicleId: string) => void,
): Promise<number> {
  const now = clock.now();
  const today = jstDate(now);
  return oneByOne(
    db,
    {
      find: (after, limit) =>
        due(db, today).select('id').where('id', '>', after).orderBy('id').limit(limit).execute(),
      run: (tx, id) => remindIfDue(tx, now, today, id),
    },
    onFailure,
  );
}

async function remindIfDue(
  tx: Transaction<Database>,
  now: Date,
  today: string,
  id: string,
): Promise<boolean> {
  const vehicle = await due(tx, today)
    .select(['member_id', 'content', 'inspection_expires_on'])
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!vehicle) return false;
  const { content, inspection_expires_on: expiresOn } = vehicle;
  const member = await findMember(tx, vehicle.member_id);
  if (!member?.email || expiresOn === null) return false;
  const name = fullName(member);
  const named = { id, name: content.name || content.model || 'お車', expiresOn };
  await enqueueMail(tx, inspectionMail(member.email, name, named), now);
  const reminded = { reminded_of: expiresOn };
  await tx.updateTable('member_vehicle').set(reminded).where('id', '=', id).execute();
  return true;
}

const due = (db: Kysely<Database>, today: string) =>
  db
    .selectFrom('member_vehicle')
    .where('inspection_expires_on', '>=', today)
    .where('inspection_expires_on', '<=', addDays(today, REMINDED_DAYS))
    .where((where) =>
      where.or([
        where('reminded_of', 'is', null),
        where('reminded_of', '!=', where.ref('inspection_expires_on')),
      ]),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('member')
          .select('id')
          .whereRef('id', '=', 'member_vehicle.member_id')
          .where('inspection_reminders', '=', true),
      ),
    );
