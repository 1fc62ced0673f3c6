import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type ChangeRow, findChangeStock } from '../../domain/reservations/change-rows.ts';
import { admitUnpaid } from '../../domain/unpaid/admit-unpaid.ts';
import { mailHashOf } from '../../domain/unpaid/mail-hash.ts';
import type { UnpaidRules } from '../../rules/unpaid-rules.ts';
import type { Booker } from './book-unpaid.ts';

/** What a change that waits for its payment is counted by. */
export type WaitingChange = Pick<
  ChangeRow,
  'unpaid_since' | 'is_mail_confirmed' | 'is_own_mailbox'
> &
  Partial<Pick<ChangeRow, 'client_hash'>>;

/** Of a change that is paid at once, or that takes no places beside those of its booking. */
export const NOT_WAITING: WaitingChange = {
  unpaid_since: null,
  is_mail_confirmed: false,
  is_own_mailbox: false,
};

/**
 * Lets a change wait for its payment: what it holds beside its booking is booked and not paid. The booking is paid,
 * so nothing of it goes back for want of a confirmed mail address, and what would is not admitted.
 * @param change held, and locked by the caller after its reservation; the caller stores what is returned
 * @throws DomainError those of {@link admitUnpaid}
 */
export async function admitChange(
  tx: Transaction<Database>,
  { clock, keys, clientHash }: Omit<Booker, 'sessionId'>,
  change: ChangeRow,
  rules: UnpaidRules,
): Promise<WaitingChange> {
  const demands = await findChangeStock(tx, change.id);
  if (demands.length === 0) return NOT_WAITING;
  const now = clock.now();
  const wish = {
    contact: {
      sessionId: change.session_id,
      phone: change.contact_phone,
      mailHash: change.mail_hash ?? mailHashOf(keys, change.contact_email),
    },
    clientHash,
    places: change.passengers.length,
    demands,
    rules,
    ownId: change.reservation_id,
    now,
    checkInClosesAt: null,
  };
  const { isMailConfirmed, isOwnMailbox } = await admitUnpaid(tx, wish, keys);
  return {
    unpaid_since: now,
    is_mail_confirmed: isMailConfirmed,
    is_own_mailbox: isOwnMailbox,
    client_hash: isMailConfirmed ? null : clientHash,
  };
}
