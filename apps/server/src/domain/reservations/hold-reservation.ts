import type { HoldRequest, Reservation } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { type CheckedCustomers, checkCustomers } from '../drafts/check-customers.ts';
import { linkReservation, lockDraft, type StoredDraft } from '../drafts/draft-rows.ts';
import { assertOpen, expiry, liveReservation, requireDraft } from '../drafts/drafts.ts';
import { newId } from '../ids.ts';
import { addMinutes } from '../instant.ts';
import { lockStock, returnStock, takeStock } from '../inventory/stock.ts';
import type { ClientLimits } from '../rate-limits/client-limits.ts';
import { assertOnSale, findFormerOffer, type Offer } from '../sailings/find-offer.ts';
import { describeReservation } from './describe-reservation.ts';
import { expireHold, stockOf } from './expire-holds.ts';
import {
  addHistory,
  countHolds,
  findForUpdate,
  insertHold,
  type ReservationRow,
  updateReservation,
} from './reservation-rows.ts';
import { withSoldOutOfSailing } from './sold-out.ts';

/** Who holds, and when. */
export interface HoldContext {
  clock: Clock;
  sessionId: number;
  /** Hash of the client's address. */
  clientHash: Buffer;
  limits: Pick<ClientLimits, 'liveHoldsOfSession' | 'liveHoldsOfAddress'>;
}

/**
 * Turns a draft into a reservation that holds its places for the operator's minutes, but not beyond
 * the check-in cut-off. A draft that is held already gets its new content under the same
 * number and limit time. All in the caller's transaction: places, reservation and link to the
 * draft, or nothing; when the new content cannot be had, the former hold stands.
 * @throws DomainError `NOT_FOUND`, `VERSION_CONFLICT`, `RESERVATION_STATE`, `VALIDATION_FAILED` with
 *   the customers' problems, `SAILING_CANCELLED`, `SALES_NOT_OPEN`, `WEB_SALES_CLOSED`,
 *   `SAILING_SOLD_OUT`, `CABIN_SOLD_OUT`, `PRICE_CHANGED`, `RATE_LIMITED` (too many live holds)
 */
export async function holdReservation(
  tx: Transaction<Database>,
  context: HoldContext,
  request: HoldRequest,
): Promise<Reservation> {
  const { clock } = context;
  await lockSession(tx, context.sessionId);
  const draft = await requireDraftToHold(tx, context, request);
  const former = await lockHold(tx, draft, clock.now());
  if (!former) await assertMayHold(tx, context);
  if (former) {
    await lockStock(tx, [former.sailing_id, draft.choice.sailingId]);
    // Before the offer is made: the places that are held here are free for the new content.
    await returnStock(tx, stockOf(former));
  }
  const offer = await findFormerOffer(tx, clock, draft.choice, draft.party);
  const customers = checkCustomers(draft.customers, offer.rules.passengerAges);
  if (Object.keys(customers.problems).length > 0) {
    throw new DomainError('VALIDATION_FAILED', { errors: customers.problems });
  }
  await withSoldOutOfSailing(tx, clock, draft, async () => {
    assertOnSale(offer);
    assertPrice(request.totalYen, offer.quote.totalYen);
    await takeStock(tx, offer.stock);
  });
  return storeHold(tx, context, { draft, customers, offer, former });
}

/** @throws DomainError `PRICE_CHANGED` */
export function assertPrice(previousTotalYen: number, currentTotalYen: number): void {
  if (previousTotalYen !== currentTotalYen) {
    throw new DomainError('PRICE_CHANGED', { previousTotalYen, currentTotalYen });
  }
}

/**
 * The holds of one session are made one after the other, so that none slips through the count. Before
 * any other lock: who has places locked must not wait for the session.
 */
async function lockSession(tx: Transaction<Database>, sessionId: number): Promise<void> {
  await tx.selectFrom('session').select('id').where('id', '=', sessionId).forUpdate().execute();
}

async function assertMayHold(tx: Transaction<Database>, context: HoldContext): Promise<void> {
  const { sessionId, clientHash, limits } = context;
  const now = context.clock.now();
  const { ofSession, ofClient } = await countHolds(tx, { sessionId, clientHash, now });
  const reached = [
    ...(ofSession.count >= limits.liveHoldsOfSession ? [ofSession] : []),
    ...(ofClient.count >= limits.liveHoldsOfAddress ? [ofClient] : []),
  ];
  if (reached.length === 0) return;
  const free = Math.max(...reached.map(({ firstEnd }) => firstEnd.getTime()));
  const retryAfterSeconds = Math.ceil((free - now.getTime()) / 1000);
  throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
}

async function requireDraftToHold(
  tx: Transaction<Database>,
  context: HoldContext,
  { draftId, draftVersion }: HoldRequest,
): Promise<StoredDraft> {
  const now = context.clock.now();
  await lockDraft(tx, draftId);
  const draft = await requireDraft(tx, context, draftId);
  assertOpen(draft, now);
  if (draft.version !== draftVersion) throw new DomainError('VERSION_CONFLICT');
  // The former hold may still have the last places.
  if (draft.reservation) await expireHold(tx, draft.reservation.id, now);
  return draft;
}

/** The draft's live hold, locked: neither its end nor a confirmation can come in between. */
async function lockHold(
  tx: Transaction<Database>,
  draft: StoredDraft,
  now: Date,
): Promise<ReservationRow | undefined> {
  const live = liveReservation(draft, now);
  if (!live) return undefined;
  const row = await findForUpdate(tx, live.id);
  if (row && row.state !== 'held' && row.state !== 'expired')
    throw new DomainError('RESERVATION_STATE');
  return row?.state === 'held' ? row : undefined;
}

interface Booked {
  draft: StoredDraft;
  customers: CheckedCustomers;
  offer: Offer;
  former: ReservationRow | undefined;
}

async function storeHold(
  tx: Transaction<Database>,
  { clock, sessionId, clientHash }: HoldContext,
  { draft, customers, offer, former }: Booked,
): Promise<Reservation> {
  const now = clock.now();
  const wanted = former?.limit_time ?? addMinutes(now, offer.rules.holds.minutes);
  const limit_time = holdEnd(wanted, offer.sailing.checkInClosesAt);
  const content = { ...contentOf(draft, customers, offer), limit_time };
  const row = former
    ? await updateReservation(tx, former, content)
    : await insertHold(tx, {
        ...content,
        id: newId('rsv'),
        draft_id: draft.id,
        session_id: sessionId,
        client_hash: clientHash,
        created_at: now,
      });
  await addHistory(tx, row.id, former ? 'changed' : 'held', now);
  await linkReservation(tx, draft.id, { reservationId: row.id, expiresAt: expiry(now) });
  return describeReservation(tx, clock, { row, isOwner: true });
}

/** What a hold takes from its draft. */
function contentOf(
  draft: StoredDraft,
  { representative, passengers }: CheckedCustomers,
  offer: Offer,
) {
  return {
    sailing_id: offer.stock.sailingId,
    from_call: offer.stock.fromCall,
    to_call: offer.stock.toCall,
    pools: JSON.stringify(offer.stock.pools),
    from_port_id: draft.choice.fromPortId,
    to_port_id: draft.choice.toPortId,
    cabin_type: JSON.stringify(offer.cabinType),
    party: JSON.stringify(draft.party),
    representative: JSON.stringify(representative),
    passengers: JSON.stringify(passengers),
    contact_phone: representative.phone.replaceAll('-', ''),
    contact_email: representative.email.toLowerCase(),
    quote: JSON.stringify(offer.quote),
    total_yen: offer.quote.totalYen,
    draft_version: draft.version,
  };
}

/** A hold never outlasts the check-in: its places would leave with nobody on them. */
export function holdEnd(wanted: Date, checkInClosesAt: string): Date {
  return new Date(Math.min(wanted.getTime(), Date.parse(checkInClosesAt)));
}
