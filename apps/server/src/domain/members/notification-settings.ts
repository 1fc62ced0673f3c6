import type { NotificationSettings, NotificationSettingsInput } from '@ferry/api/external-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../domain-error.ts';

// They are columns of the member's row and share its version: the form of the profile has `news`, too.

/** @throws DomainError `UNAUTHENTICATED` when the member is gone */
export async function getSettings(
  db: Kysely<Database>,
  memberId: string,
): Promise<NotificationSettings> {
  const row = await db
    .selectFrom('member')
    .select(['inspection_reminders', 'news', 'version'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw new DomainError('UNAUTHENTICATED');
  return { inspectionReminders: row.inspection_reminders, news: row.news, version: row.version };
}

/**
 * Which mails a member gets beside those that they have to get.
 * @param version that the member was shown
 * @throws DomainError `VERSION_CONFLICT`, `UNAUTHENTICATED` when the member is gone
 */
export async function updateSettings(
  db: Kysely<Database>,
  memberId: string,
  version: number,
  { inspectionReminders, news }: NotificationSettingsInput,
): Promise<NotificationSettings> {
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ inspection_reminders: inspectionReminders, news, version: version + 1 })
    .where('id', '=', memberId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const settings = await getSettings(db, memberId);
  if (numUpdatedRows === 0n) throw new DomainError('VERSION_CONFLICT');
  return settings;
}
