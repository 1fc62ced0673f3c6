import type { ContactChangeDecision } from '@ferry/api/customer-server';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { carryContact } from '../../domain/changes/carry-corrections.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { lookUpKeysOf } from '../../domain/drafts/check-representative.ts';
import { lockDraftsAbout } from '../../domain/drafts/draft-rows.ts';
import {
  endContactChange,
  findFirstPhone,
  isMailboxOf,
  NO_NEW_EMAIL,
} from '../../domain/reservations/contact-change-rows.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import {
  findForUpdate,
  type ReservationRow,
  updateReservation,
} from '../../domain/reservations/reservation-rows.ts';
import { mailHashOf } from '../../domain/unpaid/mail-hash.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { contactStoppedMail } from '../../mail/contact-change-mails.ts';
import { contactChangedMails } from '../../mail/contact-changed-mail.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { hashOfToken } from '../confirming/confirmation-link.ts';
import { endOtherRights } from './end-other-rights.ts';

interface Decider {
  db: Kysely<Database>;
  clock: Clock;
  keys: KeyRing;
  sessionId: number;
}

/** Session of nobody. */
const NOBODY = -1;

/**
 * Who has the mailbox of before confirms the address that waits, or stops it. An earlier link still stops what was asked
 * for later; it confirms its own address only.
 * @throws DomainError `TOKEN_INVALID`, `TOKEN_USED` (also where it does not wait any more), `TOKEN_EXPIRED` once it has
 *   become the contact by itself
 */
export async function decideContactChange(
  { db, clock, keys, sessionId }: Decider,
  { token, decision }: ContactChangeDecision,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const link = () =>
      tx
        .selectFrom('contact_change_link')
        .selectAll()
        .where('token_hash', '=', hashOfToken(token))
        .executeTakeFirst();
    const known = await link();
    if (!known) throw new DomainError('TOKEN_INVALID');
    // In the order of all locks; what is true of the link is known under that of the reservation.
    await lockDraftsAbout(tx, sessionId, known.reservation_id);
    const row = await findForUpdate(tx, known.reservation_id);
    const { used_at, expires_at } = (await link()) ?? known;
    if (!row) throw new DomainError('TOKEN_INVALID');
    if (used_at !== null) throw new DomainError('TOKEN_USED');
    if (expires_at <= now) throw new DomainError('TOKEN_EXPIRED');
    const isItsOwn = row.new_email_at?.getTime() === expires_at.getTime();
    if (row.new_email === null || (decision === 'confirm' && !isItsOwn)) {
      throw new DomainError('TOKEN_USED');
    }
    if (decision === 'confirm') await applyNewEmail(tx, keys, row, now);
    else await stopNewEmail(tx, row, now, sessionId);
  });
}

/**
 * Makes addresses that nobody has stopped the contact, each in a transaction of its own.
 * @returns how many
 */
export async function applyDueContacts(
  { db, clock, keys }: Omit<Decider, 'sessionId'>,
  onFailure: (error: unknown, reservationId: string) => void,
): Promise<number> {
  const now = clock.now();
  const due = await db
    .selectFrom('reservation')
    .select('id')
    .where('new_email', 'is not', null)
    .where('new_email_at', '<=', now)
    .limit(100)
    .execute();
  let applied = 0;
  for (const { id } of due) {
    try {
      await inTransaction(db, async (tx) => {
        await lockDraftsAbout(tx, NOBODY, id);
        const row = await findForUpdate(tx, id);
        // Decided, or asked for anew, meanwhile.
        if (!row?.new_email_at || row.new_email_at > now) return;
        await applyNewEmail(tx, keys, row, now);
        applied += 1;
      });
    } catch (error) {
      onFailure(error, id);
    }
  }
  return applied;
}

/** What is booked and not paid goes on counting for the mailbox that it was booked with. */
async function applyNewEmail(
  tx: Transaction<Database>,
  keys: KeyRing,
  row: ReservationRow,
  now: Date,
): Promise<void> {
  const { id: reservationId, reservation_number: reservationNumber, representative: before } = row;
  const after = { ...before, email: row.new_email ?? before.email };
  const keysOfContact = lookUpKeysOf(after);
  const { version } = await updateReservation(tx, row, {
    ...NO_NEW_EMAIL,
    ...keysOfContact,
    is_claimed: row.is_claimed && !(await isMailboxOf(tx, row.session_id, keysOfContact)),
    representative: JSON.stringify(after),
    ...(row.state === 'confirmedUnpaid' ? {} : { mail_hash: mailHashOf(keys, after.email) }),
  });
  const kept = [row.session_id ?? NOBODY, row.new_email_by ?? NOBODY];
  await endContactChange(tx, reservationId, now);
  await endOtherRights(tx, kept, reservationId, now);
  await carryContact(tx, reservationId, before, after);
  await addHistory(tx, reservationId, 'contactChanged', now);
  const change = { reservationId, reservationNumber, version, before, after, changedAt: now };
  for (const mail of contactChangedMails(change)) await enqueueMail(tx, mail, now);
}

/** The contact is what it was before a guest has corrected it; sessions that have neither booked nor stopped it end. */
async function stopNewEmail(
  tx: Transaction<Database>,
  row: ReservationRow,
  now: Date,
  sessionId: number,
): Promise<void> {
  const { id, representative: before, new_email: email } = row;
  const phone = await findFirstPhone(tx, id);
  const after = { ...before, ...phone };
  const { contact_phone } = lookUpKeysOf(after);
  const stopped = await updateReservation(tx, row, {
    ...NO_NEW_EMAIL,
    contact_phone,
    representative: JSON.stringify(after),
  });
  await endContactChange(tx, id, now);
  await endOtherRights(
    tx,
    [row.is_claimed ? NOBODY : (row.session_id ?? NOBODY), sessionId],
    id,
    now,
  );
  await carryContact(tx, id, before, after);
  if (phone) await addHistory(tx, id, 'contactChanged', now);
  if (email !== null) await enqueueMail(tx, contactStoppedMail(stopped, email), now);
}
