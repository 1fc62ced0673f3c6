import type { CancelledItem, CancelRequest, LegName } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import {
  type QuotedCancellation,
  quoteCancellation,
} from '../../domain/cancellations/quote-cancellation.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findPaymentsLeft } from '../../domain/payments/refund-rows.ts';
import { findChangeForUpdate } from '../../domain/reservations/change-rows.ts';
import { findLegsIfAny, type ReservationLegs } from '../../domain/reservations/reservation-legs.ts';
import { findForUpdate, type ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { isStandingBy } from '../../domain/service/standing-by.ts';
import { type RefundTerms, refundTerms } from '../due/refund-way.ts';
import { cancelLocked } from './cancel-reservation.ts';
import { assertByWeb, findCancellableTrip } from './cancellable-trip.ts';
import { type CancelContext, refundOf } from './quote-cancellation.ts';

/** What the office cancels for a customer. */
interface OfficeCancellation {
  reservationId: string;
  /** Undefined: all that is booked. */
  leg: LegName | undefined;
  isFeeWaived: boolean;
  reason: CancelRequest['reason'];
  /** Nothing is changed. */
  isDry: boolean;
}

/** Why nothing of it is cancelled. */
export type OfficeRefusal =
  | 'unknown'
  | 'held'
  | 'beingPaid'
  | 'lapsed'
  /** It has one leg, and none was cancelled before: a leg of it is all of it. */
  | 'oneLeg'
  /** A part of a partner ticket. */
  | 'ticketWhole'
  /** A part of what waits for its payment at a store. */
  | 'storeWhole'
  /** Something was given back by hand, or it was stored without what it was sold by. */
  | 'byHand'
  /** The leg has sailed, or its passengers have checked in. */
  | { closed: LegName; isStandingBy: boolean };

/** What was there to do: `legGone` where a leg was cancelled before, and one is left. */
export type OfficeOutcome =
  | { done: 'cancelled'; quoted: QuotedCancellation; terms: RefundTerms[]; isPaid: boolean }
  | { done: 'already' | 'legGone' };

interface OfficeContext {
  clock: Clock;
  /** What is known of a provider without its keys. */
  providerOf: (name: string) => CancelContext['provider'];
}

/**
 * Cancels a booking, or one leg of it, for its customer who has asked the office: as the customer would on the page,
 * with the fee of now or without one. Places, money, tickets and the mail follow as there. Once or more often: what is
 * cancelled already is left as it is.
 */
export async function cancelForCustomer(
  tx: Transaction<Database>,
  context: OfficeContext,
  asked: OfficeCancellation,
): Promise<OfficeOutcome | OfficeRefusal> {
  const row = await findForUpdate(tx, asked.reservationId);
  if (!row || row.names_removed_at) return 'unknown';
  if (row.state === 'cancelled') return { done: 'already' };
  const refusal = refusalOf(row) ?? (await beside(tx, row.id));
  if (refusal) return refusal;
  const legs = await findLegsIfAny(tx, row.id);
  if (!legs) throw new Error('A reservation has lost its outbound leg');
  if (asked.leg && !legs.returnLeg) {
    return (await hasCancelled(tx, row.id)) ? { done: 'legGone' } : 'oneLeg';
  }
  try {
    return await cancelOf(tx, context, { row, legs }, asked);
  } catch (error) {
    const why = error instanceof DomainError && whyNot(error, { row, legs }, asked);
    if (why) return why;
    throw error;
  }
}

async function cancelOf(
  tx: Transaction<Database>,
  { clock, providerOf }: OfficeContext,
  { row, legs }: { row: ReservationRow; legs: ReservationLegs },
  { leg, isFeeWaived, reason, isDry }: OfficeCancellation,
): Promise<OfficeOutcome> {
  const now = clock.now();
  const provider = providerOf(await findProvider(tx, row.id));
  const both: LegName[] = legs.returnLeg ? ['outbound', 'return'] : ['outbound'];
  const items = (leg ? [leg] : both).map(
    (each): CancelledItem => ({ leg: each, kind: 'leg', position: null }),
  );
  const trip = { ...(await findCancellableTrip(tx, row, legs, now)), isFeeWaived };
  const quoted = quoteCancellation(trip, { items }, now);
  await assertByWeb(tx, { now, provider }, row, quoted);
  const terms = await refundTerms(tx, provider, row.id, refundOf(quoted, isFeeWaived));
  if (!isDry) {
    const { feeYen, refundYen } = quoted;
    const request = { items, feeYen, refundYen, ...(reason && { reason }) };
    const found = { row, isOwner: false, legs };
    await cancelLocked(tx, { clock, provider }, found, request, { by: 'operator', isFeeWaived });
  }
  return { done: 'cancelled', quoted, terms: trip.isPaid ? terms : [], isPaid: trip.isPaid };
}

function refusalOf({ state }: ReservationRow): OfficeRefusal | undefined {
  switch (state) {
    case 'held':
      return 'held';
    case 'paymentProcessing':
      return 'beingPaid';
    case 'confirmed':
    case 'confirmedUnpaid':
      return undefined;
    default:
      return 'lapsed';
  }
}

/** The difference of a change is being paid: what becomes of it decides what there is to cancel. */
async function beside(tx: Transaction<Database>, id: string): Promise<'beingPaid' | undefined> {
  const change = await findChangeForUpdate(tx, id);
  return change?.state === 'paymentProcessing' ? 'beingPaid' : undefined;
}

function whyNot(
  { code, details }: DomainError,
  { row: { state, sale }, legs }: { row: ReservationRow; legs: ReservationLegs },
  { leg }: OfficeCancellation,
): OfficeRefusal | undefined {
  if (code === 'CANCEL_CLOSED') {
    const closed = details.leg === 'return' ? 'return' : 'outbound';
    const found = closed === 'return' ? legs.returnLeg : legs.outbound;
    return { closed, isStandingBy: found !== undefined && isStandingBy(found) };
  }
  if (code !== 'CANCEL_BY_PHONE') return undefined;
  if (leg && sale?.ticket) return 'ticketWhole';
  return leg && state === 'confirmedUnpaid' && sale ? 'storeWhole' : 'byHand';
}

async function hasCancelled(tx: Transaction<Database>, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('cancellation')
    .select('id')
    .where('reservation_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The provider through which a store has taken money for it. */
async function findProvider(tx: Transaction<Database>, id: string): Promise<string> {
  const left = await findPaymentsLeft(tx, id);
  const atStore = left.find(({ payment: { method } }) => method === 'convenienceStore');
  return atStore?.payment.provider ?? 'none';
}
