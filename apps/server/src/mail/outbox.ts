import { type Kysely, sql, type Transaction } from 'kysely';
import type { MailKind } from '../database/mail-tables.ts';
import type { Database } from '../database/schema.ts';
import { addMinutes } from '../domain/instant.ts';
import type { MailSettings } from './settings.ts';
import { withSite } from './site-url.ts';
import { assertAddress, assertHeader, HeaderInjection } from './transport.ts';

/** A mail that is written. */
export interface WrittenMail {
  kind: MailKind;
  /** What it is about; there is one mail for it. */
  occasion: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Days for which mails are kept: they carry names. */
const KEPT_DAYS = 90;
const MAX_ATTEMPTS = 12;

/**
 * Puts a mail into the outbox, in the transaction of what it tells: both are stored or neither. An
 * address that could add headers is refused by leaving the mail out, not by failing the booking.
 * @returns whether there is a new mail
 */
export async function enqueueMail(
  tx: Transaction<Database>,
  mail: WrittenMail,
  now: Date,
): Promise<boolean> {
  if (!isSafe(mail)) return false;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('mail')
    .values({
      kind: mail.kind,
      occasion: mail.occasion,
      recipient: mail.to,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      state: 'queued',
      next_attempt_at: now,
      created_at: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('occasion').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

function isSafe({ to, subject }: WrittenMail): boolean {
  try {
    assertAddress(to);
    assertHeader(subject);
    return true;
  } catch (error) {
    if (error instanceof HeaderInjection) return false;
    throw error;
  }
}

/**
 * Sends what is due, each mail by one process. What fails comes again later, for longer each time; a
 * process that dies while sending may send a mail twice, under the same message id, but never loses
 * one.
 * @returns how many were sent
 */
export async function sendDueMails(
  db: Kysely<Database>,
  now: Date,
  { transport, siteUrl }: MailSettings,
  onFailure: (error: unknown, mailId: number) => void,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update mail set attempts = attempts + 1,
      next_attempt_at = ${now}::timestamptz + least(21600, 30 * power(2, attempts)) * interval '1 second'
    where id in (
      select id from mail where next_attempt_at <= ${now} order by next_attempt_at limit 20
      for update skip locked
    )
    returning id`.execute(db);
  const host = new URL(siteUrl).hostname;
  let sent = 0;
  for (const { id } of rows) {
    const mail = await db
      .selectFrom('mail')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    try {
      await transport.send({
        messageId: `<mail-${id}-${mail.created_at.getTime()}@${host}>`,
        to: mail.recipient,
        subject: mail.subject,
        text: withSite(mail.text_body, siteUrl),
        html: withSite(mail.html_body, siteUrl),
      });
      await finish(db, id, { state: 'sent', sent_at: now });
      sent += 1;
    } catch (error) {
      onFailure(error, id);
      if (mail.attempts >= MAX_ATTEMPTS) await finish(db, id, { state: 'failed', sent_at: null });
    }
  }
  return sent;
}

async function finish(
  db: Kysely<Database>,
  id: number,
  how: { state: 'sent' | 'failed'; sent_at: Date | null },
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ ...how, next_attempt_at: null })
    .where('id', '=', id)
    .execute();
}

/** @returns how many mails were removed because their time is over */
export async function deleteOldMails(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail')
    .where('created_at', '<=', addMinutes(now, -KEPT_DAYS * 24 * 60))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
