import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { deleteForeignChoicesOf } from '../payments/draft-payment-rows.ts';
import { isReachedBy, type KnownContact } from './guest-right-rows.ts';

/**
 * A booked reservation that is no member's becomes the owner's, with its draft, its payments and its changes; of
 * several owners at once one gets it. The owner's own stays as it is. How another session was to pay, for it or for a
 * change, goes: a card is for those who have chosen it.
 * @param known with the contact that was typed: it may have been corrected since it was compared
 * @param ownerId a member's session, which the caller has locked
 * @returns false for one that is not booked, or another member's; the same statements run
 */
export async function claimReservationRow(
  tx: Transaction<Database>,
  known: KnownContact,
  { ownerId, now }: { ownerId: number; now: Date },
): Promise<boolean> {
  const { reservationId } = known;
  // In the order of all locks: the draft before the reservation.
  await tx
    .selectFrom('draft')
    .select('id')
    .where(({ or, eb }) =>
      or([eb('reservation_id', '=', reservationId), eb('change_of', '=', reservationId)]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const { rows } = await sql`
    update reservation r set session_id = ${ownerId},
      is_claimed = (r.session_id is distinct from ${ownerId} or r.is_claimed)
        and not ${hasMailboxOfBefore(ownerId)}
    where r.id = ${reservationId} and r.state in ('confirmedUnpaid', 'confirmed')
      and r.names_removed_at is null and ${isReachedBy(known, now)}
      and (r.session_id = ${ownerId} or r.new_email is null
        or ${hasMailboxOfBefore(ownerId)})
      and (r.session_id = ${ownerId} or r.session_id is null
        or not exists (select 1 from member m where m.session_id = r.session_id))
    returning r.id`.execute(tx);
  const claimed = rows.length > 0 ? reservationId : '';
  // Before the drafts are the owner's: whose they were tells whose the choice is.
  await deleteForeignChoicesOf(tx, claimed, ownerId);
  await tx
    .updateTable('draft')
    .set({ session_id: ownerId })
    .where('change_of', '=', claimed)
    .execute();
  for (const table of ['draft', 'payment', 'reservation_change'] as const) {
    await tx
      .updateTable(table)
      .set({ session_id: ownerId })
      .where('reservation_id', '=', claimed)
      .execute();
  }
  return claimed !== '';
}

/** Whether the contact of the reservation `r` is the mailbox that the owner logs in with. */
const hasMailboxOfBefore = (ownerId: number) => sql<boolean>`exists (
  select 1 from member m where m.session_id = ${ownerId} and m.login_email = r.contact_email)`;

/**
 * Whether another mail address waits to become its contact, and the owner has not that of now; of what is another
 * member's nothing is said.
 */
export async function waitsForContact(
  tx: Transaction<Database>,
  { reservationId }: KnownContact,
  ownerId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from reservation r where r.id = ${reservationId} and r.new_email is not null
      and r.session_id is distinct from ${ownerId} and not ${hasMailboxOfBefore(ownerId)}
      and not exists (select 1 from member m where m.session_id = r.session_id)`.execute(tx);
  return rows.length > 0;
}
