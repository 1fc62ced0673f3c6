import type { CustomerInput, Draft, PreOrderPassenger } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { blankCustomers } from '../../domain/drafts/customers-of-party.ts';
import {
  insertDraft,
  linkReservation,
  lockDraft,
  type StoredDraft,
} from '../../domain/drafts/draft-rows.ts';
import { expiry, getDraft } from '../../domain/drafts/drafts.ts';
import { withOwnData } from '../../domain/drafts/own-customers.ts';
import { findResident } from '../../domain/drafts/resident.ts';
import { toDraft } from '../../domain/drafts/to-draft.ts';
import { newId } from '../../domain/ids.ts';
import { findMember } from '../../domain/members/find-member.ts';
import {
  deleteForeignChoice,
  NO_CARD,
  saveDraftPayment,
} from '../../domain/payments/draft-payment-rows.ts';
import { findNames } from '../../domain/pre-orders/pre-order-rows.ts';
import { findForUpdate, findReservation } from '../../domain/reservations/reservation-rows.ts';
import { stateOf } from '../../domain/waitlist/to-entry.ts';
import { lockEntryOf, type StoredWaitlistEntry } from '../../domain/waitlist/waitlist-rows.ts';
import type { WaiterContext } from './own-entries.ts';

/**
 * Begins the booking of what is held for an entry, in this session: its draft has the places already. Coming again, from
 * another device too, goes on with the same draft; how it was to be paid stays behind then.
 * @throws DomainError `NOT_FOUND`, `HOLD_EXPIRED` when the time is over, `RESERVATION_STATE` where nothing is held, or it is
 *   being paid
 */
export async function takeOffer(context: WaiterContext, entryId: string): Promise<Draft> {
  const { db } = context;
  const draftId = await inTransaction(db, async (tx) => {
    const entry = await lockEntryOf(tx, context, entryId);
    if (!entry) throw new DomainError('NOT_FOUND');
    return draftOf(tx, context, entry);
  });
  return getDraft(context, draftId);
}

async function draftOf(
  tx: Transaction<Database>,
  context: WaiterContext,
  entry: StoredWaitlistEntry,
): Promise<string> {
  const { sessionId, clock } = context;
  const { reservation_id: reservationId, choice } = entry;
  const state = stateOf(entry, clock.now());
  if (state === 'lapsed') throw new DomainError('HOLD_EXPIRED');
  if (state !== 'offered' || !reservationId || !choice) throw new DomainError('RESERVATION_STATE');
  // The draft before its reservation: the order of all locks. Who makes it has locked the entry.
  const before = await findReservation(tx, reservationId);
  if (before?.draft_id) await lockDraft(tx, before.draft_id);
  const held = await findForUpdate(tx, reservationId);
  if (held?.state === 'expired') throw new DomainError('HOLD_EXPIRED');
  if (held?.state !== 'held') throw new DomainError('RESERVATION_STATE');
  const draftId = held.draft_id ?? (await newDraft(tx, context, { ...entry, choice }));
  await deleteForeignChoice(tx, draftId, sessionId);
  await tx.updateTable('draft').set({ session_id: sessionId }).where('id', '=', draftId).execute();
  await tx
    .updateTable('reservation')
    .set({ session_id: sessionId, draft_id: draftId })
    .where('id', '=', reservationId)
    .execute();
  return draftId;
}

/** What is known of the customer is in it: a member's own data, a visitor's mail address. */
async function newDraft(
  tx: Transaction<Database>,
  { clock, sessionId, memberId }: WaiterContext,
  {
    choice,
    email,
    reservation_id,
    limit_time,
    pre_order_id,
  }: StoredWaitlistEntry & { choice: NonNullable<StoredWaitlistEntry['choice']> },
): Promise<string> {
  const trip = { outbound: choice, return: null };
  const blank = blankCustomers(trip);
  const member = memberId === undefined ? undefined : await findMember(tx, memberId);
  const order = await findNames(tx, pre_order_id);
  const known = member ? withOwnData(blank, member) : withEmail(blank, email);
  const later = expiry(clock.now());
  const expiresAt = limit_time && limit_time > later ? limit_time : later;
  const draft: StoredDraft = {
    id: newId('drf'),
    version: 1,
    trip,
    shown: null,
    customers: order ? withNames(known, order.passengers) : known,
    resident: memberId === undefined ? undefined : await findResident(tx, memberId),
    expiresAt,
    reservation: undefined,
  };
  const { shown } = await toDraft(tx, clock, draft);
  await insertDraft(tx, sessionId, { ...draft, shown });
  // The other methods need more than their name: a card, a store.
  if (order?.payment_method === 'port') {
    await saveDraftPayment(tx, draft.id, { method: 'port', store: null, ...NO_CARD });
  }
  if (reservation_id)
    await linkReservation(tx, draft.id, { reservationId: reservation_id, expiresAt });
  return draft.id;
}

const withEmail = (customers: CustomerInput, email: string): CustomerInput => ({
  ...customers,
  representative: { ...customers.representative, email },
});

/** The passengers that an order has named, in their order; the first of them represents the party, unless a member does. */
function withNames(customers: CustomerInput, named: readonly PreOrderPassenger[]): CustomerInput {
  const { representative, passengers } = customers;
  const [first] = named;
  const isNamed = representative.familyName !== '' || representative.givenName !== '';
  const { age: _, passengerClass: __, ...names } = first ?? {};
  return {
    ...customers,
    representative: isNamed ? representative : { ...representative, ...names },
    passengers: passengers.map((passenger, index) => ({ ...passenger, ...named[index] })),
  };
}
