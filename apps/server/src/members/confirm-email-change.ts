import { fullName } from '@ferry/format/full-name';
import type { Transaction } from 'kysely';
import { isTaken } from '../database/failures.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction, TryAgain } from '../database/transaction.ts';
import { DomainError } from '../domain/domain-error.ts';
import { endLinksOf, type LiveLink, useLink } from '../domain/members/member-links.ts';
import { findCredentials } from '../domain/members/member-rows.ts';
import { movePreOrdersOf } from '../domain/pre-orders/pre-order-rows.ts';
import { mailHashOf } from '../domain/unpaid/mail-hash.ts';
import { moveEntriesOf } from '../domain/waitlist/waitlist-rows.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import { emailChangedMail } from '../mail/email-change-mails.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { countLinkAttempt, type LinkUser } from './count-link-attempt.ts';

/**
 * Gives a member the address that a link was mailed to, and tells the one before. Logins stay; links to
 * reset the password and to what the member waits for, that were mailed to the address before, count no more.
 * @throws DomainError `TOKEN_INVALID`, `TOKEN_EXPIRED`, `TOKEN_USED` (also when the address has become
 *   another member's meanwhile), `RATE_LIMITED`
 */
export async function confirmEmailChange(
  context: LinkUser & { keys: KeyRing },
  token: string,
): Promise<void> {
  const { db, clock, keys } = context;
  const now = clock.now();
  await countLinkAttempt(context);
  await inTransaction(db, async (tx) => {
    const link = await useLink(tx, 'emailChange', token, now);
    const { memberId } = link;
    if (memberId === undefined) throw new DomainError('TOKEN_INVALID');
    const before = await setEmail(tx, memberId, link);
    await endLinksOf(tx, 'emailChange', memberId, now);
    await endLinksOf(tx, 'emailChangeStop', memberId, now);
    await endLinksOf(tx, 'passwordReset', memberId, now);
    const { email } = link;
    await moveEntriesOf(tx, memberId, { email, mailHash: mailHashOf(keys, email) });
    await movePreOrdersOf(tx, memberId, { email, mailHash: mailHashOf(keys, email) });
    const name = fullName({ familyName: before.family_name, givenName: before.given_name });
    await enqueueMail(tx, emailChangedMail(before.email, name, link.email, now), now);
  });
}

/** @returns what the member had before */
async function setEmail(tx: Transaction<Database>, memberId: string, link: LiveLink) {
  const before = await tx
    .selectFrom('member')
    .select(['email', 'family_name', 'given_name', 'version'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const known = await findCredentials(tx, link.loginEmail);
  if (known && known.id !== memberId) throw new DomainError('TOKEN_USED');
  await tx
    .updateTable('member')
    .set({ email: link.email, login_email: link.loginEmail, version: before.version + 1 })
    .where('id', '=', memberId)
    .execute()
    .catch((error: unknown) => {
      // Another member was faster by a moment, and is known the next time.
      throw isTaken(error) ? new TryAgain() : error;
    });
  return before;
}

/**
 * Stops the change of an address, by the link of the notice to the one before.
 * @throws DomainError `TOKEN_INVALID`, `TOKEN_EXPIRED`, `TOKEN_USED` (also when the change is made
 *   already), `RATE_LIMITED`
 */
export async function stopEmailChange(context: LinkUser, token: string): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  await countLinkAttempt(context);
  await inTransaction(db, async (tx) => {
    const { memberId } = await useLink(tx, 'emailChangeStop', token, now);
    if (memberId !== undefined) await endLinksOf(tx, 'emailChange', memberId, now);
  });
}
