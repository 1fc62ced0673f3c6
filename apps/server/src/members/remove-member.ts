import { fullName } from '@ferry/format/full-name';
import type { Transaction } from 'kysely';
import { endVisit, lockWhatIsOpen } from '../booking/drafts/end-session.ts';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../domain/clock.ts';
import { endCardsOf } from '../domain/payments/stored-card-rows.ts';
import { listReservations } from '../domain/reservations/list-reservations.ts';
import { listCarried } from '../domain/routes/features.ts';
import { memberRemovedMail, type RemovalReason } from '../mail/member-removed-mail.ts';
import { enqueueMail } from '../mail/outbox.ts';

/** Bookings that the mail names; a member with more finds the others in the mails of each. */
const MOST_NAMED = 50;

/**
 * Removes all that is the member's own at once: profile, companions, vehicles, passkeys, logins and
 * drafts; of cards only what their providers know them by stays, until they have forgotten them. Holds end, what is being paid goes on, and what is booked stays to be found by its number.
 * A mail says so. The caller has locked the member's row; the rest follows in the order of all locks.
 */
export async function removeMember(
  tx: Transaction<Database>,
  clock: Clock,
  memberId: string,
  reason: RemovalReason,
): Promise<void> {
  const now = clock.now();
  const { session_id: sessionId, ...member } = await tx
    .selectFrom('member')
    .select(['session_id', 'email', 'family_name', 'given_name', 'customer_number'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await endCardsOf(tx, memberId, now);
  // First: companions, logins and all else that hangs on the row goes with it.
  await tx.deleteFrom('member').where('id', '=', memberId).execute();
  // What is being confirmed is booked by then, and named.
  await lockWhatIsOpen(tx, sessionId);
  const upcoming = { period: 'upcoming', limit: MOST_NAMED, cursor: undefined } as const;
  const { items } = await listReservations({ db: tx, clock, sessionId }, upcoming);
  await endVisit(tx, sessionId, now);
  const named = items.map(({ reservationNumber, outbound }) => ({
    reservationNumber,
    date: outbound.date,
    fromPort: outbound.fromPort.name,
    toPort: outbound.toPort.name,
  }));
  const name = fullName({ familyName: member.family_name, givenName: member.given_name });
  const { vehicles: carriesVehicles } = await listCarried(tx);
  const about = { id: memberId, name, reason, at: now, carriesVehicles };
  await enqueueMail(tx, memberRemovedMail(member.email, about, named), now);
}
