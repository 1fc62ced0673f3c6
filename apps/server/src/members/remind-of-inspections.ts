import { addDays, jstDate } from '@ferry/format/date';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../domain/clock.ts';
import { findMember } from '../domain/members/find-member.ts';
import { inspectionMail } from '../mail/inspection-mail.ts';
import { enqueueMail } from '../mail/outbox.ts';

/** Days before its end from which a member is reminded of an inspection. */
const REMINDED_DAYS = 30;
/** Mails of one transaction. */
const MOST = 100;

/**
 * Reminds members of inspections that end within a month, once for each day of an end, unless they
 * want no such mails. A vehicle that
 * another process is about to remind of is left to it.
 * @returns how many were due
 */
export async function remindOfInspections(db: Kysely<Database>, clock: Clock): Promise<number> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const today = jstDate(now.toISOString());
    const due = await tx
      .selectFrom('member_vehicle')
      .select(['id', 'member_id', 'content', 'inspection_expires_on'])
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
      )
      .orderBy('inspection_expires_on')
      .limit(MOST)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, member_id, content, inspection_expires_on: expiresOn } of due) {
      const member = await findMember(tx, member_id);
      if (!member?.email || expiresOn === null) continue;
      const name = `${member.familyName} ${member.givenName}`;
      const vehicle = { id, name: content.name || content.model || 'お車', expiresOn };
      await enqueueMail(tx, inspectionMail(member.email, name, vehicle), now);
      await tx
        .updateTable('member_vehicle')
        .set({ reminded_of: expiresOn })
        .where('id', '=', id)
        .execute();
    }
    return due.length;
  });
}
