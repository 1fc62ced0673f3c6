import { isEmail, normaliseEmail } from '@ferry/format/email';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { lockDraft, type StoredDraft } from '../../domain/drafts/draft-rows.ts';
import { type DraftContext, requireDraft } from '../../domain/drafts/drafts.ts';
import { findRulesOf } from '../../domain/drafts/rules-of-draft.ts';
import { addMinutes } from '../../domain/instant.ts';
import type { MailSender } from '../../domain/rate-limits/limit-mails.ts';
import { keepSession } from '../../domain/sessions/lock-session.ts';
import { mailHashOf } from '../../domain/unpaid/mail-hash.ts';
import { mailConfirmation, type RequestedLink } from './confirmation-link.ts';

/**
 * Mails a draft's representative the link that confirms the address, also after it has become a
 * reservation, as long as that can be confirmed: afterwards its places have gone back, and it has
 * to be booked anew.
 * @throws DomainError `NOT_FOUND`, `VALIDATION_FAILED` without a mail address, `RATE_LIMITED` after
 *   too many mails
 */
export async function sendMailConfirmation(
  context: DraftContext & MailSender,
  draftId: string,
): Promise<void> {
  const { clock, sessionId } = context;
  const now = clock.now();
  await inTransaction(context.db, async (tx) => {
    await keepSession(tx, sessionId);
    await lockDraft(tx, draftId);
    const draft = await requireDraft(tx, context, draftId);
    const booked = draft.reservation
      ? await findToConfirm(tx, draft.reservation.id, now)
      : undefined;
    const wait = await mailConfirmation(
      tx,
      context,
      booked ?? (await linkBefore(tx, context, draft)),
    );
    if (wait > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds: wait });
  });
}

/** The link for a customer who asks before anything is booked that it would keep. */
async function linkBefore(
  tx: Transaction<Database>,
  { clock, keys, sessionId }: DraftContext & MailSender,
  draft: StoredDraft,
): Promise<RequestedLink> {
  const email = requireEmail(draft);
  const hours = await hoursToConfirm(tx, draft.trip.outbound.sailingId);
  const subject = { sessionId, expiresAt: addMinutes(clock.now(), hours * 60) };
  return { email, mailHash: mailHashOf(keys, email), subject };
}

function requireEmail({ customers }: StoredDraft): string {
  const email = normaliseEmail(customers.representative.email);
  if (isEmail(email)) return email;
  const problem = email === '' ? ('REQUIRED' as const) : ('INVALID_FORMAT' as const);
  throw new DomainError('VALIDATION_FAILED', { errors: { 'representative.email': [problem] } });
}

/**
 * The booking, where its places go back without a confirmation. Its link goes to the address that
 * it confirms: the draft's may have been changed after the hold was taken.
 */
async function findToConfirm(
  tx: Transaction<Database>,
  reservationId: string,
  now: Date,
): Promise<RequestedLink | undefined> {
  const row = await tx
    .selectFrom('reservation')
    .select(['reservation_number', 'confirm_mail_by', 'mail_hash', 'representative'])
    .where('id', '=', reservationId)
    .where('state', '=', 'confirmedUnpaid')
    .where('confirm_mail_by', '>', now)
    .executeTakeFirst();
  if (!row?.confirm_mail_by || !row.mail_hash) return undefined;
  const about = { reservationNumber: row.reservation_number, confirmMailBy: row.confirm_mail_by };
  const { email } = row.representative;
  return { email, mailHash: row.mail_hash, subject: { reservationId, about } };
}

async function hoursToConfirm(tx: Transaction<Database>, sailingId: string): Promise<number> {
  const { route_id } = await tx
    .selectFrom('sailing')
    .select('route_id')
    .where('id', '=', sailingId)
    .executeTakeFirstOrThrow();
  return (await findRulesOf(tx, route_id)).payments.unpaid.confirmWithinHours;
}
