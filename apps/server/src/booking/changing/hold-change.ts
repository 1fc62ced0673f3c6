import type { HoldChangeRequest, Reservation } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { SoldTicket, TicketDemand } from '../../database/sold-ticket.ts';
import { assertMailboxStays, assertUnlocked } from '../../domain/changes/change-locks.ts';
import { movedBy, takesMore } from '../../domain/changes/change-offer.ts';
import { type BookingToChange, findBooking } from '../../domain/changes/find-booking.ts';
import { type PricedChange, priceChange } from '../../domain/changes/price-change.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { assertChangeOpen, findOfferOfChange } from '../../domain/drafts/change-of-draft.ts';
import { lockDraft, type StoredDraft } from '../../domain/drafts/draft-rows.ts';
import { requireDraft } from '../../domain/drafts/drafts.ts';
import { ticketOfDraft } from '../../domain/drafts/ticket-of-draft.ts';
import { shownTrip } from '../../domain/drafts/to-draft.ts';
import type { StockDemand } from '../../domain/inventory/demand.ts';
import { lockStock, returnStock, takeStock } from '../../domain/inventory/stock.ts';
import { movedTicket } from '../../domain/partner-tickets/moved-ticket.ts';
import { swapTicketStock } from '../../domain/partner-tickets/ticket-stock.ts';
import { assertTurnFor } from '../../domain/queue/assert-turn.ts';
import { type ChangeRow, findChangeForUpdate } from '../../domain/reservations/change-rows.ts';
import {
  assertMayHold,
  countHolds,
  type HoldCounts,
} from '../../domain/reservations/hold-counts.ts';
import type { AccessibleReservation } from '../../domain/reservations/reservation-rows.ts';
import { takeTurn } from '../../domain/sessions/lock-session.ts';
import { assertOnSale } from '../../domain/trips/assert-on-sale.ts';
import { offersOf, type TripOffer } from '../../domain/trips/find-trip-offer.ts';
import { isOfTrip, legsOf } from '../../domain/trips/trip.ts';
import { changedNumber } from '../changed/changed-number.ts';
import { checkHeldCustomers } from '../holding/check-held-customers.ts';
import { endChangeIfDue } from '../holding/end-change.ts';
import { isBeyondPlaces, lockClient } from '../holding/held-places.ts';
import { assertNoSameName } from '../holding/same-name.ts';
import { storeShortHold } from '../holding/short-holds.ts';
import { withSoldOutOfLeg } from '../holding/sold-out.ts';
import { requireReservation } from '../reservations/get-reservation.ts';
import { assertChangeable } from './begin-change.ts';
import type { HoldChangeContext } from './hold-change-context.ts';
import { soldOut } from './quote-change.ts';
import { type ChangeToStore, storeChange } from './store-change.ts';

/** A draft of a change with its booking, all of it locked. */
interface Locked {
  found: AccessibleReservation;
  draft: StoredDraft;
  booking: BookingToChange;
  /** The same draft's change that is held, which gets the new content. */
  previous: ChangeRow | undefined;
  /** What else the session and its client hold. */
  holds: HoldCounts;
}

/**
 * Holds what a change needs beside the places of the booking, for the operator's minutes, and never beyond the
 * earlier check-in or the customer's choice. The booking keeps everything until the change is made. A change that is held already gets the
 * draft's new content with the same limit time; where that is not available, the previous one is kept.
 * @param version the draft's that the customer has seen
 * @throws DomainError `NOT_FOUND`, `VERSION_CONFLICT`, `RESERVATION_STATE`, `CHANGE_IN_PROGRESS` for another draft's,
 *   `CHANGE_CLOSED`, `NOTHING_TO_CHANGE`, `DIFFERENCE_CHANGED`, `DUPLICATE_BOOKING` unless it is allowed,
 *   `VALIDATION_FAILED` with the customers' problems or what is locked, `RATE_LIMITED` (too many live holds, or too much of a pool
 *   in short ones),
 *   `TICKET_QUOTA_SOLD_OUT`, `SLOT_FULL`, of what waits for its payment at a store those of {@link changedNumber}, and what keeps a leg from being sold
 */
export async function holdChange(
  tx: Transaction<Database>,
  context: HoldChangeContext,
  reservationId: string,
  { version, request }: { version: number; request: HoldChangeRequest },
): Promise<Reservation> {
  const { clock } = context;
  const now = clock.now();
  const locked = await lockToHold(tx, context, reservationId, request.draftId);
  const { draft, booking } = locked;
  if (draft.version !== version) throw new DomainError('VERSION_CONFLICT');
  if (!locked.previous) assertMayHold(locked.holds, context);
  assertChangeable(booking, now, { isOwnChange: true });
  assertUnlocked(booking, draft, now);
  assertMailboxStays(booking, draft, context.sessionId);
  await freePrevious(tx, locked);
  const ofBooking = { ...booking, liveStock: [] };
  const offer = await findOfferOfChange(tx, clock, ofBooking, draft).catch(soldOut);
  const bought = ticketOfDraft(
    draft,
    { shown: shownTrip(offer), fares: offer.sale.fares },
    now,
    booking.ticket?.sold,
  );
  const customers = checkHeldCustomers(draft, offer, bought?.problems);
  const priced = priceChange(ofBooking, draft, offer, now);
  if (priced.parts.length === 0) throw new DomainError('NOTHING_TO_CHANGE');
  const more = offersOf(offer).filter((leg) => takesMore(ofBooking, leg));
  for (const leg of more) {
    await withSoldOutOfLeg(tx, clock, leg, () => assertOnSale(leg));
  }
  if (!locked.previous) await assertTurnFor(tx, context, more.map(openingOf));
  assertAmounts(request, offer, priced);
  if (!request.allowsDuplicate) {
    await assertNoSameName(tx, context, { ownId: booking.row.id, customers, offer });
  }
  await assertPayable(tx, context, booking, { offer, priced });
  const stock = movedBy(ofBooking, offer).taken;
  for (const demand of stock) await takeFor(tx, context, offer, demand);
  // After the places on the sailings, as when a ticket is bought: its quota is what many want at once.
  const ticketStock = await takeOfTicket(tx, locked, bought?.ticket);
  const ticket = bought?.ticket;
  const change = { ...locked, customers, offer, priced, stock, ticket, ticketStock };
  const isShort = await isShortChange(tx, context, change);
  const reservation = await storeChange(tx, context, { ...change, isShort });
  if (isShort && reservation.change) {
    await storeShortHold(tx, context, reservation.change, shortOf(change));
  }
  return reservation;
}

const openingOf = ({ salesOpenAt }: { salesOpenAt: string }) => new Date(salesOpenAt);

/**
 * What takes nothing beside its booking blocks nothing, and in the place of a leg that the operator has ended no more
 * people than were booked take what they had: many do so at once, from one port. A change that is short stays so.
 */
async function isShortChange(
  tx: Transaction<Database>,
  context: HoldChangeContext,
  change: Omit<ChangeToStore, 'isShort'>,
): Promise<boolean> {
  const { draft, previous, customers, offer, stock, booking, ticketStock } = change;
  if (previous?.is_short) return true;
  const isMore = customers.passengers.length > booking.row.passengers.length;
  const ended = isMore ? [] : booking.legs.filter(({ isEnded }) => isEnded);
  const instead = ended.map(({ row }) => offer[row.leg]?.stock.sailingId);
  const sailingIds = stock
    .map(({ sailingId }) => sailingId)
    .filter((sailingId) => !instead.includes(sailingId));
  const ofTicket = ended.length > 0 ? [] : ticketStock;
  if (sailingIds.length + ofTicket.length === 0) return false;
  const ticketId = ofTicket.length > 0 ? booking.ticket?.row?.rule.id : undefined;
  const wish = { customers, draftId: draft.id, sailingIds, ticketId };
  return isBeyondPlaces(tx, context, wish, offer.outbound.rules.holds.places);
}

function shortOf({ offer, stock, ticketStock, booking }: Omit<ChangeToStore, 'isShort'>) {
  const rule = booking.ticket?.row?.rule;
  const ticket = rule && ticketStock.length > 0 ? { rule, stock: ticketStock } : undefined;
  return { demands: stock, ticket, rules: offer.outbound.rules.holds.short };
}

/** In the order of all locks: the session's turn, the draft, the reservation, its change. */
async function lockToHold(
  tx: Transaction<Database>,
  context: HoldChangeContext,
  reservationId: string,
  draftId: string,
): Promise<Locked> {
  const { clock, sessionId, clientHash } = context;
  const now = clock.now();
  // The session first: what it holds is counted when nobody else of it can hold anything.
  const [, , , draft, holds] = await pipeline([
    takeTurn(tx, sessionId),
    lockClient(tx, clientHash),
    lockDraft(tx, draftId),
    requireDraft(tx, context, draftId),
    countHolds(tx, { sessionId, clientHash, now }),
  ]);
  if (draft.change?.reservationId !== reservationId) throw new DomainError('NOT_FOUND');
  const known = await requireReservation(tx, context, reservationId, 'lock');
  const found = { ...known, row: await endChangeIfDue(tx, known.row, now) };
  const previous = await findChangeForUpdate(tx, reservationId);
  if (previous && previous.draft_id !== draftId) throw new DomainError('CHANGE_IN_PROGRESS');
  const booking = await findBooking(tx, found.row, now);
  assertChangeOpen(draft, booking, now);
  return { found, draft, booking, previous, holds };
}

/**
 * Locks all sailings of the booking, of what it is to be, and of what is held for it, in one go: a transaction that
 * takes from or gives back to several has them all first. What was held before is free for the new content.
 */
async function freePrevious(tx: Transaction<Database>, { draft, booking }: Locked): Promise<void> {
  const { liveStock } = booking;
  const sailings = new Set([
    ...booking.legs.map(({ row }) => row.sailing_id),
    ...legsOf(draft.trip).map(([, { sailingId }]) => sailingId),
    ...liveStock.map(({ sailingId }) => sailingId),
  ]);
  await lockStock(tx, [...sailings]);
  for (const demand of liveStock) {
    await returnStock(tx, demand, isOfTrip(draft.trip, demand.sailingId));
  }
}

/**
 * Takes of the ticket what its purchase has not; what was held before is free for the new content.
 * @returns what is held beside the purchase
 * @throws DomainError `TICKET_QUOTA_SOLD_OUT`, `SLOT_FULL`
 */
async function takeOfTicket(
  tx: Transaction<Database>,
  { booking: { ticket }, previous }: Locked,
  next: SoldTicket | undefined,
): Promise<TicketDemand[]> {
  if (!ticket?.row || !next) return [];
  const { taken } = movedTicket(ticket.sold.stock, next.stock);
  const before = previous?.ticket_stock ?? [];
  await swapTicketStock(tx, ticket.row.rule, { before, after: taken });
  return taken;
}

/** @throws DomainError `DIFFERENCE_CHANGED` with what it is now */
export function assertAmounts(
  shown: Pick<HoldChangeRequest, 'newYen' | 'feeYen' | 'payYen' | 'refundYen'>,
  { quote }: Pick<TripOffer, 'quote'>,
  { amounts }: Pick<PricedChange, 'amounts'>,
): void {
  const { feeYen, payYen, refundYen } = amounts;
  const isSame =
    shown.newYen === quote.totalYen &&
    shown.feeYen === feeYen &&
    shown.payYen === payYen &&
    shown.refundYen === refundYen;
  if (isSame) return;
  const currentTotalYen = quote.totalYen;
  throw new DomainError('DIFFERENCE_CHANGED', { currentTotalYen, feeYen, payYen, refundYen });
}

/** What waits for its payment at a store has to be payable there as what it is to be. */
async function assertPayable(
  tx: Transaction<Database>,
  { clock, provider }: HoldChangeContext,
  { row }: BookingToChange,
  { offer, priced }: { offer: TripOffer; priced: PricedChange },
): Promise<void> {
  if (row.state !== 'confirmedUnpaid' || row.payment_method !== 'convenienceStore') return;
  await changedNumber(tx, { now: clock.now(), provider }, row, {
    amountYen: priced.amounts.afterYen,
    rules: offer.outbound.rules.payments,
    departures: offersOf(offer).map(({ sailing }) => sailing.departureAt),
  });
}

/** Takes a part of what a change needs; where it is missing, the error says on which leg. */
async function takeFor(
  tx: Transaction<Database>,
  { clock }: HoldChangeContext,
  offer: TripOffer,
  demand: StockDemand,
): Promise<void> {
  const leg = offersOf(offer).find(({ stock }) => stock.sailingId === demand.sailingId);
  if (!leg) throw new Error('What is taken is of a leg');
  await withSoldOutOfLeg(tx, clock, leg, () => takeStock(tx, demand));
}
