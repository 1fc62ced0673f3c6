import { createHash, randomBytes } from 'node:crypto';
import type { Draft } from '@ferry/api/customer-server';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { isBeingMade } from '../../domain/drafts/change-draft-rows.ts';
import { lockDraft } from '../../domain/drafts/draft-rows.ts';
import {
  assertOpen,
  type DraftContext,
  getDraft,
  requireDraft,
} from '../../domain/drafts/drafts.ts';
import { addMinutes } from '../../domain/instant.ts';
import { deleteForeignChoice } from '../../domain/payments/draft-payment-rows.ts';
import { countMail, type MailSender } from '../../domain/rate-limits/limit-mails.ts';
import { giveGuestRight } from '../../domain/reservations/guest-right-rows.ts';
import { findForUpdate, GUEST_RIGHT_MINUTES } from '../../domain/reservations/reservation-rows.ts';
import { draftLinkMail } from '../../mail/draft-link-mail.ts';
import { enqueueTokenMail } from '../../mail/outbox.ts';

/** Minutes for which a link can be used. */
const DRAFT_LINK_MINUTES = 120;
const TOKEN_BYTES = 24;

/**
 * Mails a link with which the draft is gone on with on another device. It works once, and tells
 * nothing about a customer to a reader of it.
 * @throws DomainError `NOT_FOUND`, `RESERVATION_STATE` once it, or its change, is confirmed or being paid,
 *   `VALIDATION_FAILED` without a mail address, `RATE_LIMITED` after too many mails
 */
export async function sendDraftLink(
  context: DraftContext & MailSender,
  draftId: string,
): Promise<void> {
  const { db, clock, keys } = context;
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await lockDraft(tx, draftId);
    const draft = await requireDraft(tx, context, draftId);
    assertOpen(draft, now);
    if (await isBeingMade(tx, draftId)) throw new DomainError('RESERVATION_STATE');
    const to = normaliseEmail(draft.customers.representative.email);
    if (!isEmail(to)) {
      const problem = to === '' ? ('REQUIRED' as const) : ('INVALID_FORMAT' as const);
      throw new DomainError('VALIDATION_FAILED', { errors: { 'representative.email': [problem] } });
    }
    const retryAfterSeconds = await countMail(tx, context, { mailbox: to }, now);
    if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = addMinutes(now, DRAFT_LINK_MINUTES);
    await tx
      .insertInto('draft_link')
      .values({
        token_hash: hashOf(token),
        draft_id: draftId,
        created_at: now,
        expires_at: expiresAt,
        used_at: null,
      })
      .execute();
    await enqueueTokenMail(tx, keys, draftLinkMail(to, token, expiresAt), now);
  });
}

/**
 * Takes a draft, with its hold, over into the session that has its link. The previous one sees it
 * no more. How it was to be paid stays behind: a card is for those who have chosen it.
 * @throws DomainError `TOKEN_INVALID`, `TOKEN_USED`, `TOKEN_EXPIRED`, and `TOKEN_INVALID` for a
 *   draft that has become a reservation since, or a change that is being paid, waits for that or is made
 */
export async function resumeDraft(context: DraftContext, token: string): Promise<Draft> {
  const { db } = context;
  const draftId = await inTransaction(db, (tx) => useLink(tx, context, token));
  return getDraft(context, draftId);
}

async function useLink(
  tx: Transaction<Database>,
  { clock, sessionId }: DraftContext,
  token: string,
): Promise<string> {
  const now = clock.now();
  const hash = hashOf(token);
  const link = await findLink(tx, hash);
  if (!link) throw new DomainError('TOKEN_INVALID');
  // The draft before its link: the order in which links are made.
  await lockDraft(tx, link.draft_id);
  const { numUpdatedRows } = await tx
    .updateTable('draft_link')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new DomainError('TOKEN_USED');
  if (link.expires_at <= now) throw new DomainError('TOKEN_EXPIRED');
  await deleteForeignChoice(tx, link.draft_id, sessionId);
  const draft = await tx
    .updateTable('draft')
    .set({ session_id: sessionId })
    .where('id', '=', link.draft_id)
    .returning(['reservation_id', 'change_of'])
    .executeTakeFirst();
  if (draft?.reservation_id) await takeHold(tx, draft.reservation_id, sessionId);
  if (draft?.change_of) await takeChange(tx, link.draft_id, draft.change_of, { sessionId, now });
  return link.draft_id;
}

/**
 * Who goes on with a change may see its booking, as one who has looked it up. What is being paid or made stays with the
 * customer who does it, and of a booking that is over there is nothing to change.
 */
async function takeChange(
  tx: Transaction<Database>,
  draftId: string,
  reservationId: string,
  { sessionId, now }: { sessionId: number; now: Date },
): Promise<void> {
  const booking = await findForUpdate(tx, reservationId);
  const isBooked = booking?.state === 'confirmed' || booking?.state === 'confirmedUnpaid';
  if (!isBooked || (await isBeingMade(tx, draftId))) throw new DomainError('TOKEN_INVALID');
  await tx
    .updateTable('reservation_change')
    .set({ session_id: sessionId })
    .where('draft_id', '=', draftId)
    .where('state', '=', 'held')
    .execute();
  await giveGuestRight(tx, reservationId, {
    sessionId,
    expiresAt: addMinutes(now, GUEST_RIGHT_MINUTES),
  });
}

/** What is confirmed or being paid stays with the customer who did it. */
async function takeHold(
  tx: Transaction<Database>,
  reservationId: string,
  sessionId: number,
): Promise<void> {
  const { state } = await tx
    .selectFrom('reservation')
    .select('state')
    .where('id', '=', reservationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (state !== 'held' && state !== 'expired') throw new DomainError('TOKEN_INVALID');
  await tx
    .updateTable('reservation')
    .set({ session_id: sessionId })
    .where('id', '=', reservationId)
    .execute();
}

const findLink = (tx: Kysely<Database>, hash: Buffer) =>
  tx
    .selectFrom('draft_link')
    .select(['draft_id', 'expires_at'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
