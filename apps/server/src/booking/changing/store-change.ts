import type { Reservation } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { SoldTicket, TicketDemand } from '../../database/sold-ticket.ts';
import { earliestCheckIn } from '../../domain/changes/change-limits.ts';
import type { BookingToChange } from '../../domain/changes/find-booking.ts';
import type { PricedChange } from '../../domain/changes/price-change.ts';
import type { CheckedCustomers } from '../../domain/drafts/check-customers.ts';
import { lookUpKeysOf } from '../../domain/drafts/check-representative.ts';
import type { StoredDraft } from '../../domain/drafts/draft-rows.ts';
import { newId } from '../../domain/ids.ts';
import { addMinutes } from '../../domain/instant.ts';
import type { StockDemand } from '../../domain/inventory/demand.ts';
import type { ChangeRow } from '../../domain/reservations/change-rows.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import { holdLength } from '../../domain/reservations/length-of-hold.ts';
import {
  type AccessibleReservation,
  updateReservation,
} from '../../domain/reservations/reservation-rows.ts';
import {
  insertChange,
  type NewChange,
  replaceChange,
} from '../../domain/reservations/store-change-rows.ts';
import { toReservation } from '../../domain/reservations/to-reservation.ts';
import { offersOf, type TripOffer } from '../../domain/trips/find-trip-offer.ts';
import { mailHashOf } from '../../domain/unpaid/mail-hash.ts';
import { changedLength } from '../holding/store-hold.ts';
import { toNewLeg } from '../holding/to-new-leg.ts';
import type { HoldChangeContext } from './hold-change-context.ts';

/** Everything that a held change is made of; its places have been taken. */
export interface ChangeToStore {
  found: AccessibleReservation;
  draft: StoredDraft;
  booking: BookingToChange;
  previous: ChangeRow | undefined;
  customers: CheckedCustomers;
  offer: TripOffer;
  priced: PricedChange;
  stock: readonly StockDemand[];
  /** The ticket of a purchase as it is to be, and what is taken of it beside what the purchase has. */
  ticket: SoldTicket | undefined;
  ticketStock: TicketDemand[];
  /** Its client or contact holds enough beside it. */
  isShort: boolean;
}

/** Stores a held change, or the new content of one. @returns the reservation, in another version */
export async function storeChange(
  tx: Transaction<Database>,
  context: HoldChangeContext,
  change: ChangeToStore,
): Promise<Reservation> {
  const { found, previous, customers, offer, stock } = change;
  const now = context.clock.now();
  const row = await updateReservation(tx, found.row, {});
  const stored: NewChange = {
    row: { ...contentOf(context, change), base_version: row.version },
    legs: offersOf(offer).map((leg) => toNewLeg(leg, customers)),
    stock,
  };
  await (previous ? replaceChange(tx, stored) : insertChange(tx, stored));
  await addHistory(tx, row.id, 'changeHeld', now);
  return toReservation(tx, context.clock, { ...found, row });
}

function contentOf(
  { clock, sessionId, clientHash, keys }: HoldChangeContext,
  {
    found,
    draft,
    booking,
    previous,
    customers,
    offer,
    priced,
    ticket,
    ticketStock,
    isShort: is_short,
  }: ChangeToStore,
): Omit<NewChange['row'], 'base_version'> {
  const now = clock.now();
  const { representative, passengers } = customers;
  const { amounts, fee, feesBack, kept, parts } = priced;
  const { rules } = offer.outbound;
  const minutes = isInstead(priced)
    ? rules.changes.rebookHoldMinutes
    : holdLength({ is_short }, rules).minutes;
  const fresh = { limit_time: addMinutes(now, minutes), extensions: 0, is_short };
  const length = previous ? changedLength(previous, is_short, rules, now) : fresh;
  const { limit_time: asked } = length;
  const checkIn = earliestCheckIn(booking, offersOf(offer), passengers, now);
  return {
    id: previous?.id ?? newId('chg'),
    reservation_id: found.row.id,
    state: 'held',
    draft_id: draft.id,
    draft_version: draft.version,
    session_id: sessionId,
    client_hash: clientHash,
    representative,
    passengers,
    ...lookUpKeysOf(representative),
    mail_hash: mailHashOf(keys, representative.email),
    quote: offer.quote,
    total_yen: offer.quote.totalYen,
    sale: ticket ? { ...offer.sale, ticket } : offer.sale,
    ticket_stock: ticketStock,
    kept,
    parts,
    is_counted: fee.counts,
    has_health_consent: draft.customers.sensitiveDataConsent,
    fee: fee.fee,
    fee_yen: amounts.feeYen,
    ...{ fees_back: feesBack, ended_legs: endedLegsOf(booking) },
    fee_basis_yen: fee.basisYen,
    pay_yen: amounts.payYen,
    refund_yen: amounts.refundYen,
    waived_yen: amounts.waivedYen,
    payment_method: null,
    ...{ unpaid_since: null, is_mail_confirmed: false, is_own_mailbox: false },
    ...length,
    limit_time: checkIn && checkIn < asked ? checkIn : asked,
    created_at: previous?.created_at ?? now,
  };
}

const endedLegsOf = ({ legs }: BookingToChange) =>
  legs.flatMap(({ row, isEnded }) => (isEnded ? row.leg : []));

/** Whether a change takes the place of what the operator has ended. */
const isInstead = ({ fee }: PricedChange): boolean => fee.fee.reason === 'serviceCancelled';
