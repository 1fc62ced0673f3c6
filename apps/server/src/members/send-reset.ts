import { fullName } from '@ferry/format/full-name';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { findMember } from '../domain/members/find-member.ts';
import { addLink } from '../domain/members/member-links.ts';
import { findLoginEmail } from '../domain/members/member-rows.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import { assertMailWorks } from '../mail/mail-health.ts';
import { operatorResetMail } from '../mail/operator-mails.ts';
import { enqueueTokenMail } from '../mail/outbox.ts';

/**
 * Mails a member the link to a new password, without their having asked for it. The one of now stays
 * until the link is used.
 * @throws DomainError `MAIL_UNAVAILABLE`
 */
export async function sendReset(
  tx: Transaction<Database>,
  keys: KeyRing,
  memberId: string,
  now: Date,
): Promise<void> {
  await assertMailWorks(tx, now);
  const [member, loginEmail] = [await findMember(tx, memberId), await findLoginEmail(tx, memberId)];
  if (!member?.email || loginEmail === undefined) throw new Error('A member has an address');
  const { email } = member;
  const link = await addLink(tx, 'passwordReset', { email, loginEmail, memberId }, now);
  const name = fullName(member);
  await enqueueTokenMail(tx, keys, operatorResetMail({ to: email, ...link }, name), now);
}
