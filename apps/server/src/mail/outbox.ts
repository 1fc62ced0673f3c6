import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { PlainMailKind, TokenMailKind } from '../database/mail-tables.ts';
import type { Database } from '../database/schema.ts';
import { addMinutes } from '../domain/instant.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import { bodyOf, type MailBody, sealBody } from './mail-body.ts';
import { noteHandedOver, noteTransportDown } from './mail-health.ts';
import { withSheet } from './paints.ts';
import type { MailSettings } from './settings.ts';
import { withSite } from './site-url.ts';
import { assertAddress, assertHeader, HeaderInjection, TransportDown } from './transport.ts';

interface Addressed extends MailBody {
  /** What it is about; there is one mail for it. */
  occasion: string;
  to: string;
  subject: string;
}

/** A mail that is written, without anything secret in it. */
export interface WrittenMail extends Addressed {
  kind: PlainMailKind;
}

/** A mail whose body has a token in it, and nothing else of it has. */
export interface TokenMail extends Addressed {
  kind: TokenMailKind;
  /** When the token is over. */
  expiresAt: Date;
}

/** The token of a mail was over before it could be handed over. */
class MailExpiredError extends Error {
  override readonly name = 'MailExpiredError';
  readonly code = 'MAIL_EXPIRED';
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
  const { text, html } = mail;
  return (await insert(tx, mail, { text_body: text, html_body: html }, now)) !== undefined;
}

/**
 * As {@link enqueueMail}, of what is about a booking: to its contact, and to the mail address that waits to become it.
 */
export async function enqueueToBoth(
  tx: Transaction<Database>,
  mail: WrittenMail,
  newEmail: string | null | undefined,
  now: Date,
): Promise<boolean> {
  const isNew = await enqueueMail(tx, mail, now);
  if (newEmail) {
    await enqueueMail(tx, { ...mail, to: newEmail, occasion: `${mail.occasion} new` }, now);
  }
  return isNew;
}

/** As {@link enqueueMail}, with the body encrypted: the database never has the token. */
export async function enqueueTokenMail(
  tx: Transaction<Database>,
  keys: KeyRing,
  mail: TokenMail,
  now: Date,
): Promise<boolean> {
  const id = await insert(tx, mail, { expires_at: mail.expiresAt }, now);
  if (id === undefined) return false;
  // Its own statement: what it is encrypted for has no number before.
  await tx
    .updateTable('mail')
    .set({ sealed_body: sealBody(keys, id, mail) })
    .where('id', '=', id)
    .execute();
  return true;
}

/** @returns its number; undefined when it is there already or has an unsafe address */
async function insert(
  tx: Transaction<Database>,
  mail: WrittenMail | TokenMail,
  content: Partial<Insertable<Database['mail']>>,
  now: Date,
): Promise<number | undefined> {
  if (!isSafe(mail)) return undefined;
  const inserted = await tx
    .insertInto('mail')
    .values({
      kind: mail.kind,
      occasion: mail.occasion,
      recipient: mail.to,
      subject: mail.subject,
      state: 'queued',
      next_attempt_at: now,
      created_at: now,
      ...content,
    })
    .onConflict((conflict) => conflict.column('occasion').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

function isSafe({ to, subject }: Addressed): boolean {
  try {
    assertAddress(to);
    assertHeader(subject);
    return true;
  } catch (error) {
    if (error instanceof HeaderInjection) return false;
    throw error;
  }
}

/** What is sent at once; a process that dies leaves no more of them to a later attempt. */
const AT_ONCE = 5;

/**
 * Sends all that is due, each mail by one process. What fails comes again later, for longer each time; a
 * process that dies while sending may send a mail twice, under the same message id, but never loses
 * one. Only a mail whose token is over is given up, and bodies with a token end with their sending.
 * @returns how many were sent
 */
export async function sendDueMails(
  services: { db: Kysely<Database>; keys: KeyRing },
  now: Date,
  mail: MailSettings,
  onFailure: (error: unknown, mailId: number) => void,
): Promise<number> {
  const { db } = services;
  for (const id of await giveUpExpired(db, now)) onFailure(new MailExpiredError(), id);
  let sent = 0;
  for (;;) {
    const due = await takeDue(db, now);
    if (due.length === 0) break;
    const done = await Promise.all(due.map((id) => send(services, now, mail, { id, onFailure })));
    sent += done.filter(Boolean).length;
    // Nothing can be handed over now: the next run tries the rest.
    if (!done.some(Boolean)) break;
  }
  if (sent > 0) await noteHandedOver(db);
  if (!mail.keepsTokens) await clearTokens(db);
  return sent;
}

/** Mails that are this process's now, until their next attempt. */
async function takeDue(db: Kysely<Database>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update mail set attempts = attempts + 1,
      next_attempt_at = ${now}::timestamptz + least(21600, 30 * power(2, attempts)) * interval '1 second'
    where id in (
      select id from mail where next_attempt_at <= ${now} order by next_attempt_at limit ${AT_ONCE}
      for update skip locked
    )
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** @returns whether it was handed over */
async function send(
  { db, keys }: { db: Kysely<Database>; keys: KeyRing },
  now: Date,
  { transport, siteUrl }: MailSettings,
  { id, onFailure }: { id: number; onFailure: (error: unknown, mailId: number) => void },
): Promise<boolean> {
  const mail = await db
    .selectFrom('mail')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  try {
    const body = bodyOf(keys, mail);
    if (!body) throw new MailExpiredError();
    await transport.send({
      messageId: `<mail-${id}-${mail.created_at.getTime()}@${new URL(siteUrl).hostname}>`,
      to: mail.recipient,
      subject: mail.subject,
      text: withSite(body.text, siteUrl),
      html: withSheet(withSite(body.html, siteUrl)),
    });
    await finish(db, id, { state: 'sent', sent_at: now });
    return true;
  } catch (error) {
    onFailure(error, id);
    if (error instanceof TransportDown) await noteTransportDown(db, now);
    if (mail.attempts >= MAX_ATTEMPTS) await finish(db, id, { state: 'failed', sent_at: null });
    return false;
  }
}

async function giveUpExpired(db: Kysely<Database>, now: Date): Promise<number[]> {
  const rows = await db
    .updateTable('mail')
    .set({ state: 'failed', next_attempt_at: null })
    .where('sealed_body', 'is not', null)
    .where('expires_at', '<=', now)
    .where('state', '=', 'queued')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Also what an earlier process has sent and not cleared. */
async function clearTokens(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('mail')
    .set({ sealed_body: null })
    .where('sealed_body', 'is not', null)
    .where('state', '!=', 'queued')
    .execute();
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
    .where(({ and, eb, or }) =>
      or([
        eb('created_at', '<=', addMinutes(now, -KEPT_DAYS * 24 * 60)),
        // Perhaps the address of nobody who is a member: it goes with the time of its link.
        and([
          eb('kind', 'in', ['signUp', 'passwordReset', 'emailChange']),
          eb('state', '!=', 'queued'),
          eb('expires_at', '<=', now),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
