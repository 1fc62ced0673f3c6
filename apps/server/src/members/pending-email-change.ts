import type { PendingEmailChange } from '@ferry/api/external-server';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../domain/clock.ts';
import { jstInstant } from '../domain/instant.ts';
import { endLinksOf, findLiveLink } from '../domain/members/member-links.ts';
import { lockMember } from '../domain/members/member-rows.ts';

interface PendingContext {
  db: Kysely<Database>;
  clock: Clock;
}

/** The change of a member's address that waits for its link; whose the new address is, is not told. */
export async function getEmailChange(
  { db, clock }: PendingContext,
  memberId: string,
): Promise<PendingEmailChange> {
  const link = await findLiveLink(db, 'emailChange', memberId, clock.now());
  return { pending: link ? { email: link.email, expiresAt: jstInstant(link.expiresAt) } : null };
}

/** The member has thought better of it: neither link counts any more. */
export function cancelEmailChange({ db, clock }: PendingContext, memberId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    // Of a request for a change at the same time, the later one counts.
    await lockMember(tx, memberId);
    await endLinksOf(tx, 'emailChange', memberId, clock.now());
    await endLinksOf(tx, 'emailChangeStop', memberId, clock.now());
  });
}
