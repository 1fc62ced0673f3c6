import { sql, type Transaction } from 'kysely';
import { beforeCommit } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';
import {
  checkInCutOffOf,
  type ReservationLegs,
} from '../../domain/reservations/reservation-legs.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { admitUnpaid } from '../../domain/unpaid/admit-unpaid.ts';
import { mailHashOf } from '../../domain/unpaid/mail-hash.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { stockOf } from './expire-holds.ts';

/** What a reservation that is paid later has beside its state. */
export type UnpaidBooking = Pick<
  ReservationRow,
  | 'unpaid_since'
  | 'is_mail_confirmed'
  | 'is_own_mailbox'
  | 'confirm_mail_by'
  | 'client_hash'
  | 'mail_hash'
>;

/** Who books, and when. */
export interface Booker {
  clock: Clock;
  sessionId: number;
  clientHash: Buffer;
  keys: KeyRing;
}

/**
 * Lets a held reservation be booked without being paid. Where its places go back without a confirmation
 * of its mail address, the caller asks for one ({@link askToConfirm}) once it is booked: at a store only
 * the provider says that it is.
 * @param row held, and locked by the caller, who stores what is returned
 * @throws DomainError those of {@link admitUnpaid}
 */
export async function bookUnpaid(
  tx: Transaction<Database>,
  booker: Booker,
  row: ReservationRow,
  { outbound, returnLeg }: ReservationLegs,
): Promise<UnpaidBooking> {
  const { clientHash, keys, clock } = booker;
  const now = clock.now();
  const rules = outbound.rules.payments.unpaid;
  const mail_hash = row.mail_hash ?? mailHashOf(keys, row.contact_email);
  const legs = returnLeg ? [outbound, returnLeg] : [outbound];
  const wish = {
    // A hold without a session has been looked up: its contact counts.
    contact: { sessionId: row.session_id, phone: row.contact_phone, mailHash: mail_hash },
    clientHash,
    places: row.passengers.length,
    demands: legs.map((leg) => stockOf(leg.row)),
    rules,
    ownId: row.id,
    now,
    checkInClosesAt: new Date(checkInCutOffOf(outbound, row)),
  };
  const { isMailConfirmed, isOwnMailbox, confirmMailBy } = await admitUnpaid(tx, wish, keys);
  if (confirmMailBy) beforeCommit(tx, keepDraft(tx, booker.sessionId, row.id, confirmMailBy));
  if (!isMailConfirmed) beforeCommit(tx, markLegs(tx, row.id));
  return {
    unpaid_since: now,
    is_mail_confirmed: isMailConfirmed,
    is_own_mailbox: isOwnMailbox,
    confirm_mail_by: confirmMailBy,
    client_hash: isMailConfirmed ? null : clientHash,
    mail_hash,
  };
}

/**
 * Admits what is booked and not paid as if it was booked now, once more: with another mailbox, or with more places.
 * The time at which its places go back stays, or is the check-in where that is earlier now.
 * @param row as it is to be
 * @param before as it is, locked
 * @throws DomainError those of {@link admitUnpaid}
 */
export async function bookUnpaidAgain(
  tx: Transaction<Database>,
  booker: Booker,
  row: ReservationRow,
  legs: ReservationLegs,
  { confirm_mail_by, client_hash, unpaid_since }: ReservationRow,
): Promise<UnpaidBooking> {
  await countNoLonger(tx, row.id);
  const terms = await bookUnpaid(tx, booker, row, legs);
  const known = { ...terms, unpaid_since };
  if (terms.is_mail_confirmed) return known;
  const checkIn = confirm_mail_by && new Date(checkInCutOffOf(legs.outbound, row));
  const ends = [confirm_mail_by, terms.confirm_mail_by, checkIn].filter((end) => end !== null);
  const [first = null] = ends.toSorted((a, b) => a.getTime() - b.getTime());
  return { ...known, confirm_mail_by: first, client_hash: client_hash ?? terms.client_hash };
}

/** What it has itself does not count beside it. */
async function countNoLonger(tx: Transaction<Database>, reservationId: string): Promise<void> {
  await sql`
    with own as (update reservation set client_hash = null where id = ${reservationId} returning id)
    update reservation_leg l set is_unconfirmed = false from own
    where l.reservation_id = own.id`.execute(tx);
}

/** As long as the address can be confirmed, its customer can ask for another mail. Locked with the hold. */
async function keepDraft(
  tx: Transaction<Database>,
  sessionId: number,
  reservationId: string,
  until: Date,
): Promise<void> {
  await tx
    .updateTable('draft')
    .set({ expires_at: sql<Date>`greatest(expires_at, ${until})` })
    .where('reservation_id', '=', reservationId)
    .where('session_id', '=', sessionId)
    .execute();
}

async function markLegs(tx: Transaction<Database>, reservationId: string): Promise<void> {
  await tx
    .updateTable('reservation_leg')
    .set({ is_unconfirmed: true })
    .where('reservation_id', '=', reservationId)
    .execute();
}
