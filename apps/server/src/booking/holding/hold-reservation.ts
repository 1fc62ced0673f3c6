import type { HoldRequest, Reservation } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import { beforeCommit, pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { liveReservation } from '../../domain/drafts/draft-reservation.ts';
import { lockDraft, type StoredDraft } from '../../domain/drafts/draft-rows.ts';
import { assertOpen, requireDraft } from '../../domain/drafts/drafts.ts';
import { residentPassenger } from '../../domain/drafts/resident.ts';
import { ticketOfDraft } from '../../domain/drafts/ticket-of-draft.ts';
import { shownTrip } from '../../domain/drafts/to-draft.ts';
import { lockStock, returnStock, takeStock } from '../../domain/inventory/stock.ts';
import type { TicketOnTrip } from '../../domain/partner-tickets/ticket-of-trip.ts';
import { returnTicketStock, takeTicketStock } from '../../domain/partner-tickets/ticket-stock.ts';
import { assertTurnFor } from '../../domain/queue/assert-turn.ts';
import type { ClientLimits } from '../../domain/rate-limits/client-limits.ts';
import {
  assertMayHold,
  countHolds,
  type HoldCounts,
} from '../../domain/reservations/hold-counts.ts';
import { findForUpdate, findLegs } from '../../domain/reservations/reservation-rows.ts';
import { findSailingsOfDraft } from '../../domain/sailings/sailing-rows.ts';
import { takeTurn } from '../../domain/sessions/lock-session.ts';
import { assertOnSale } from '../../domain/trips/assert-on-sale.ts';
import {
  findPreviousTripOffer,
  offersOf,
  previousTripOfferOf,
  type TripOffer,
} from '../../domain/trips/find-trip-offer.ts';
import { tripOf } from '../../domain/trips/priced-trip.ts';
import { isOfTrip, legsOf, type PricedTrip } from '../../domain/trips/trip.ts';
import { checkHeldCustomers } from './check-held-customers.ts';
import { expireHold, stockOf } from './expire-holds.ts';
import { type Holder, isBeyondPlaces, lockClient } from './held-places.ts';
import { openingsOf } from './openings-of.ts';
import { assertNoSameName } from './same-name.ts';
import { storeShortHold } from './short-holds.ts';
import { withSoldOutOfLeg } from './sold-out.ts';
import { type Booked, type PreviousHold, storeHold } from './store-hold.ts';

type Sailings = Awaited<ReturnType<typeof findSailingsOfDraft>>;

/** Who holds, and how much at once. */
export interface HoldContext extends Holder {
  limits: Pick<ClientLimits, 'liveHoldsOfSession' | 'liveHoldsOfAddress'>;
}

/**
 * Turns a draft into a reservation that holds its places for the operator's minutes, but not beyond
 * the check-in cut-off. A draft that is held already gets its new content under the same
 * number and limit time. All in the caller's transaction: places, reservation and link to the
 * draft, or nothing; when the new content is not available, the previous hold is kept.
 * @param version the draft's that the customer has seen
 * @throws DomainError `NOT_FOUND`, `VERSION_CONFLICT`, `RESERVATION_STATE`, `VALIDATION_FAILED`
 *   with the customers' problems, `SAILING_CANCELLED`, `SALES_NOT_OPEN`, `WEB_SALES_CLOSED`,
 *   `SAILING_SOLD_OUT`, `CABIN_SOLD_OUT`, `DECK_FULL`, `PET_ROOM_FULL`, `TICKET_NOT_ON_SALE`,
 *   `TICKET_QUOTA_SOLD_OUT`, `SLOT_FULL`, `WOMEN_ONLY`,
 *   `DRIVER_MISSING`, `PRICE_CHANGED`, `DUPLICATE_BOOKING` unless it is allowed, `RATE_LIMITED` (too many live holds,
 *   or too much of a pool in short ones)
 */
export async function holdReservation(
  tx: Transaction<Database>,
  context: HoldContext,
  { version, request }: { version: number; request: HoldRequest },
): Promise<Reservation> {
  const { clock } = context;
  const { draft, holds, sailings } = await lockDraftToHold(tx, context, request.draftId);
  // A change is held beside its booking.
  if (draft.change) throw new DomainError('RESERVATION_STATE');
  if (draft.version !== version) throw new DomainError('VERSION_CONFLICT');
  const previous = await lockHold(tx, draft, clock.now());
  if (!previous) {
    assertMayHold(holds, context);
    await assertTurnFor(tx, context, openingsOf(sailings));
  }
  const trip = tripOf(
    draft.trip,
    draft.customers,
    residentPassenger(draft.customers, draft.resident),
    draft.ticket?.row,
  );
  await lockSailings(tx, draft, previous);
  // Before the offer is made: the places that are held here are free for the new content.
  for (const leg of previous?.legs ?? []) {
    await returnStock(tx, stockOf(leg), isOfTrip(draft.trip, leg.sailing_id));
  }
  if (previous && draft.ticket) await returnTicketStock(tx, previous.row.id);
  // What an earlier hold of the draft has given back is not yet free in what was read first.
  const known = draft.reservation ? undefined : sailings;
  const offer = await findOfferToHold(tx, clock, trip, known);
  const { fares } = offer.sale;
  const bought = ticketOfDraft(draft, { shown: shownTrip(offer), fares }, clock.now());
  const customers = checkHeldCustomers(draft, offer, bought?.problems);
  for (const leg of offersOf(offer)) {
    await withSoldOutOfLeg(tx, clock, leg, () => assertOnSale(leg));
  }
  assertPrice(request.totalYen, offer.quote.totalYen);
  const isShort = await isShortHold(tx, context, { draft, previous, customers, offer });
  // On their way together; when places are missing, everything is undone.
  const taken = takeAll(tx, clock, { offer, draft, bought });
  beforeCommit(tx, taken);
  if (!request.allowsDuplicate)
    beforeCommit(tx, assertNoSameName(tx, context, { customers, offer }));
  const ticket = bought?.ticket;
  const booked = { draft, customers, offer, ticket, previous, isShort };
  const storing = storeHold(tx, context, booked);
  // A changed hold is read back first: when taking fails meanwhile, the customer must hear of it.
  if (previous || isShort) await pipeline([taken, storing]);
  if (isShort) await storeShortHold(tx, context, await storing, shortOf({ offer, draft, bought }));
  return storing;
}

/** A hold that is short stays so, with other content as well. */
async function isShortHold(
  tx: Transaction<Database>,
  context: HoldContext,
  { draft, previous, customers, offer }: Omit<Booked, 'ticket' | 'isShort'>,
): Promise<boolean> {
  if (previous?.row.is_short) return true;
  const sailingIds = offersOf(offer).map(({ stock }) => stock.sailingId);
  const wish = { customers, draftId: draft.id, sailingIds, ticketId: draft.ticket?.row.rule.id };
  return isBeyondPlaces(tx, context, wish, offer.outbound.rules.holds.places);
}

const shortOf = ({ offer, draft: { ticket }, bought }: Taking) => ({
  demands: offersOf(offer).map(({ stock }) => stock),
  ticket: ticket && bought && { rule: ticket.row.rule, stock: bought.ticket.stock },
  rules: offer.outbound.rules.holds.short,
});

/** What a hold takes places by. */
interface Taking {
  offer: TripOffer;
  draft: StoredDraft;
  bought: TicketOnTrip | undefined;
}

/** The places on the legs, then those of the ticket: its quota is what many want at once. */
async function takeAll(
  tx: Transaction<Database>,
  clock: Clock,
  { offer, draft, bought }: Taking,
): Promise<void> {
  const ofLegs = offersOf(offer).map((leg) =>
    withSoldOutOfLeg(tx, clock, leg, () => takeStock(tx, leg.stock)),
  );
  const { ticket } = draft;
  const ofTicket =
    ticket && bought ? [takeTicketStock(tx, ticket.row.rule, bought.ticket.stock)] : [];
  await pipeline([...ofLegs, ...ofTicket]);
}

/** A trip that the operator has taken away since is sold out to the customer who has chosen it. */
async function findOfferToHold(
  tx: Transaction<Database>,
  clock: Clock,
  trip: PricedTrip,
  sailings: Sailings | undefined,
): Promise<TripOffer> {
  try {
    return sailings
      ? previousTripOfferOf(clock, trip, sailings)
      : await findPreviousTripOffer(tx, clock, trip);
  } catch (error) {
    const isGone = error instanceof DomainError && error.code === 'NOT_FOUND';
    throw isGone ? new DomainError('CABIN_SOLD_OUT') : error;
  }
}

/**
 * A transaction that takes from or gives back to several sailings locks all of them first, in their
 * order: two who book the same sailings the other way round must not wait for each other.
 */
async function lockSailings(
  tx: Transaction<Database>,
  { trip }: StoredDraft,
  previous: PreviousHold | undefined,
): Promise<void> {
  const requested = legsOf(trip).map(([, { sailingId }]) => sailingId);
  const ids = new Set([...requested, ...(previous?.legs ?? []).map((leg) => leg.sailing_id)]);
  if (ids.size > 1) await lockStock(tx, [...ids]);
}

/** @throws DomainError `PRICE_CHANGED` */
export function assertPrice(previousTotalYen: number, currentTotalYen: number): void {
  if (previousTotalYen !== currentTotalYen) {
    throw new DomainError('PRICE_CHANGED', { previousTotalYen, currentTotalYen });
  }
}

/**
 * The draft, locked, with the sailings of its trip, and what else is held. One round trip, in which
 * the session is locked first: its holds are counted when nobody else of it can make one.
 */
async function lockDraftToHold(
  tx: Transaction<Database>,
  { clock, sessionId, clientHash }: HoldContext,
  draftId: string,
): Promise<{ draft: StoredDraft; holds: HoldCounts; sailings: Sailings }> {
  const now = clock.now();
  const [, , , draft, holds, sailings] = await pipeline([
    takeTurn(tx, sessionId),
    lockClient(tx, clientHash),
    lockDraft(tx, draftId),
    requireDraft(tx, { clock, sessionId }, draftId),
    countHolds(tx, { sessionId, clientHash, now }),
    findSailingsOfDraft(tx, { draftId }),
  ]);
  assertOpen(draft, now);
  // The previous hold may still have the last places.
  if (draft.reservation) await expireHold(tx, draft.reservation.id, now);
  return { draft, holds, sailings };
}

/** The draft's live hold, locked: neither its end nor a confirmation can come in between. */
async function lockHold(
  tx: Transaction<Database>,
  draft: StoredDraft,
  now: Date,
): Promise<PreviousHold | undefined> {
  const live = liveReservation(draft, now);
  if (!live) return undefined;
  const row = await findForUpdate(tx, live.id);
  if (row && row.state !== 'held' && row.state !== 'expired') {
    throw new DomainError('RESERVATION_STATE');
  }
  return row?.state === 'held' ? { row, legs: await findLegs(tx, row.id) } : undefined;
}
