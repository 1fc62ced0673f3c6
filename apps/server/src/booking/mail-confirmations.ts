import { createHash, randomBytes } from 'node:crypto';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../domain/clock.ts';
import { DomainError } from '../domain/domain-error.ts';
import { lockDraft } from '../domain/drafts/draft-rows.ts';
import { type DraftContext, requireDraft } from '../domain/drafts/drafts.ts';
import { findRulesOf } from '../domain/drafts/rules-of-draft.ts';
import { addMinutes } from '../domain/instant.ts';
import { countMail, type MailSender } from '../domain/rate-limits/limit-mails.ts';
import { mailHashOf } from '../domain/unpaid/mail-hash.ts';
import { type Confirmed, mailConfirmationMail } from '../mail/mail-confirmation-mail.ts';
import { enqueueTokenMail } from '../mail/outbox.ts';
import type { UnpaidRules } from '../rules/unpaid-rules.ts';

const TOKEN_BYTES = 24;

/**
 * Mails a draft's representative the link that confirms the address, also after it has become a
 * reservation.
 * @throws DomainError `NOT_FOUND`, `VALIDATION_FAILED` without a mail address, `RATE_LIMITED` after
 *   too many mails
 */
export async function sendMailConfirmation(
  context: DraftContext & MailSender,
  draftId: string,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await lockDraft(tx, draftId);
    const draft = await requireDraft(tx, context, draftId);
    const email = normaliseEmail(draft.customers.representative.email);
    if (!isEmail(email)) {
      const problem = email === '' ? ('REQUIRED' as const) : ('INVALID_FORMAT' as const);
      throw new DomainError('VALIDATION_FAILED', { errors: { 'representative.email': [problem] } });
    }
    const about = draft.reservation && (await findToConfirm(tx, draft.reservation.id));
    const rules = await rulesOf(tx, draft.trip.outbound.sailingId);
    const mailHash = about?.mailHash ?? mailHashOf(context.keys, email);
    const wait = await mailConfirmation(tx, context, { email, mailHash, rules, about });
    if (wait > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds: wait });
  });
}

interface WantedConfirmation {
  email: string;
  /** The booking's own where there is one: the ring may have another first key by now. */
  mailHash: Buffer;
  rules: UnpaidRules;
  about: Confirmed | undefined;
}

/**
 * Writes the mail with a new link.
 * @returns seconds to wait instead, after too many mails; 0 when it is written
 */
export async function mailConfirmation(
  tx: Transaction<Database>,
  context: MailSender & { clock: Clock },
  { email, mailHash, rules, about }: WantedConfirmation,
): Promise<number> {
  const now = context.clock.now();
  const wait = await countMail(tx, context, email, now);
  if (wait > 0) return wait;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = about?.confirmMailBy ?? addMinutes(now, rules.confirmWithinHours * 60);
  await tx
    .insertInto('mail_confirmation')
    .values({
      token_hash: hashOf(token),
      mail_hash: mailHash,
      confirmed_for_days: rules.confirmedForDays,
      expires_at: expiresAt,
      confirmed_at: null,
    })
    .execute();
  const mail = mailConfirmationMail(email, token, { about, expiresAt });
  await enqueueTokenMail(tx, context.keys, mail, now);
  return 0;
}

/**
 * The link was followed: the mailbox is its owner's. What is booked with it stays; following it again
 * changes nothing.
 * @throws DomainError `TOKEN_INVALID`, `TOKEN_EXPIRED`
 */
export async function confirmMail(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  token: string,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const link = await tx
      .selectFrom('mail_confirmation')
      .selectAll()
      .where('token_hash', '=', hashOf(token))
      .forUpdate()
      .executeTakeFirst();
    if (!link) throw new DomainError('TOKEN_INVALID');
    if (link.expires_at <= now) throw new DomainError('TOKEN_EXPIRED');
    if (link.confirmed_at) return;
    await tx
      .updateTable('mail_confirmation')
      .set({
        confirmed_at: now,
        expires_at: addMinutes(now, link.confirmed_for_days * 24 * 60),
      })
      .where('token_hash', '=', link.token_hash)
      .execute();
    await keepPlaces(tx, link.mail_hash, now);
  });
}

/** What is booked with the mailbox no longer goes back by itself, and counts nowhere but as its own. */
async function keepPlaces(tx: Transaction<Database>, mailHash: Buffer, now: Date): Promise<void> {
  await sql`
    with kept as (
      update reservation set is_mail_confirmed = true, confirm_mail_by = null, client_hash = null,
        version = version + 1
      where id in (
        select id from reservation
        where mail_hash = ${mailHash} and limit_time > ${now} and unpaid_since is not null
          and state in ('paymentProcessing', 'confirmedUnpaid')
        order by id for update
      )
      returning id
    )
    update reservation_leg l set is_unconfirmed = false from kept
    where l.reservation_id = kept.id`.execute(tx);
}

/** Days for which a link whose time is over is still known as that. */
const KNOWN_DAYS = 7;

/** @returns how many links were removed whose time, or that of the confirmation, is over for a week */
export async function deleteOldConfirmations(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_confirmation')
    .where('expires_at', '<=', addMinutes(now, -KNOWN_DAYS * 24 * 60))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function findToConfirm(
  tx: Transaction<Database>,
  reservationId: string,
): Promise<(Confirmed & { mailHash: Buffer | null }) | undefined> {
  const row = await tx
    .selectFrom('reservation')
    .select(['reservation_number', 'confirm_mail_by', 'mail_hash'])
    .where('id', '=', reservationId)
    .executeTakeFirst();
  return row?.confirm_mail_by
    ? {
        reservationNumber: row.reservation_number,
        confirmMailBy: row.confirm_mail_by,
        mailHash: row.mail_hash,
      }
    : undefined;
}

async function rulesOf(tx: Transaction<Database>, sailingId: string): Promise<UnpaidRules> {
  const { route_id } = await tx
    .selectFrom('sailing')
    .select('route_id')
    .where('id', '=', sailingId)
    .executeTakeFirstOrThrow();
  return (await findRulesOf(tx, route_id)).payments.unpaid;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
