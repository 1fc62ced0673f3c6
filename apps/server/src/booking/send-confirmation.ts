import { isEmail, normaliseEmail } from '@ferry/format/email';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { DomainError } from '../domain/domain-error.ts';
import { lockDraft } from '../domain/drafts/draft-rows.ts';
import { type DraftContext, requireDraft } from '../domain/drafts/drafts.ts';
import { findRulesOf } from '../domain/drafts/rules-of-draft.ts';
import { addMinutes } from '../domain/instant.ts';
import type { MailSender } from '../domain/rate-limits/limit-mails.ts';
import { keepSession } from '../domain/sessions/lock-session.ts';
import { mailHashOf } from '../domain/unpaid/mail-hash.ts';
import { type LinkSubject, mailConfirmation } from './confirmation-link.ts';

/**
 * Mails a draft's representative the link that confirms the address, also after it has become a
 * reservation, as long as that can be confirmed: afterwards its places have gone back, and it has to
 * be booked anew.
 * @throws DomainError `NOT_FOUND`, `VALIDATION_FAILED` without a mail address, `RATE_LIMITED` after
 *   too many mails
 */
export async function sendMailConfirmation(
  context: DraftContext & MailSender,
  draftId: string,
): Promise<void> {
  const { clock, keys, sessionId } = context;
  const now = clock.now();
  await inTransaction(context.db, async (tx) => {
    await keepSession(tx, sessionId);
    await lockDraft(tx, draftId);
    const draft = await requireDraft(tx, context, draftId);
    const email = normaliseEmail(draft.customers.representative.email);
    if (!isEmail(email)) {
      const problem = email === '' ? ('REQUIRED' as const) : ('INVALID_FORMAT' as const);
      throw new DomainError('VALIDATION_FAILED', { errors: { 'representative.email': [problem] } });
    }
    const booked = draft.reservation && (await findToConfirm(tx, draft.reservation.id, now));
    const hours = await hoursToConfirm(tx, draft.trip.outbound.sailingId);
    const wait = await mailConfirmation(tx, context, {
      email,
      mailHash: booked?.mailHash ?? mailHashOf(keys, email),
      subject: booked?.subject ?? { sessionId, expiresAt: addMinutes(now, hours * 60) },
    });
    if (wait > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds: wait });
  });
}

/** The booking, where its places go back without a confirmation. */
async function findToConfirm(
  tx: Transaction<Database>,
  reservationId: string,
  now: Date,
): Promise<{ subject: LinkSubject; mailHash: Buffer | null } | undefined> {
  const row = await tx
    .selectFrom('reservation')
    .select(['reservation_number', 'confirm_mail_by', 'mail_hash'])
    .where('id', '=', reservationId)
    .where('state', '=', 'confirmedUnpaid')
    .where('confirm_mail_by', '>', now)
    .executeTakeFirst();
  if (!row?.confirm_mail_by) return undefined;
  const about = { reservationNumber: row.reservation_number, confirmMailBy: row.confirm_mail_by };
  return { subject: { reservationId, about }, mailHash: row.mail_hash };
}

async function hoursToConfirm(tx: Transaction<Database>, sailingId: string): Promise<number> {
  const { route_id } = await tx
    .selectFrom('sailing')
    .select('route_id')
    .where('id', '=', sailingId)
    .executeTakeFirstOrThrow();
  return (await findRulesOf(tx, route_id)).payments.unpaid.confirmWithinHours;
}
