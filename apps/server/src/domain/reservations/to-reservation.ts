import type {
  HistoryEntry,
  Reservation,
  ReservationConsent,
  ReservationLeg,
} from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import { maskedEmail } from '@ferry/format/masked-email';
import type { Kysely } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { storedQuote } from '../../database/stored-trip.ts';
import type { Clock } from '../clock.ts';
import { jstInstant } from '../instant.ts';
import { shownTicket } from '../partner-tickets/ticket-stock.ts';
import type { PaymentRow } from '../payments/payment-rows.ts';
import { toPayment } from '../payments/to-payment.ts';
import { legServiceOf } from '../service/leg-service.ts';
import type { LegServiceRow } from '../service/leg-service-rows.ts';
import { type ShownCancellation, toCancellation } from './cancellation-rows.ts';
import { isInFlight, type ShownChange } from './change-rows.ts';
import { findParts } from './find-parts.ts';
import { holdLength } from './length-of-hold.ts';
import {
  checkInCutOffOf,
  findLegsIfAny,
  type LegOfReservation,
  type ReservationLegs,
} from './reservation-legs.ts';
import type { AccessibleReservation, ReservationRow } from './reservation-rows.ts';
import { type ShownRefund, toRefund } from './shown-refunds.ts';
import { termsOfSale } from './terms-of-sale.ts';
import { type ChangeFacts, findChangeFacts, toChange, toMadeChange } from './to-change.ts';

/** A hold is over from its limit time on, whether or not the stock has been given back yet. */
export function isOver(row: Pick<ReservationRow, 'state' | 'limit_time'>, now: Date): boolean {
  return row.state === 'held' && row.limit_time <= now;
}

/** None for a hold that ends with the check-in; the operator may have lowered the number, too. */
export function extensionsLeft(
  row: Pick<ReservationRow, 'extensions' | 'is_short' | 'limit_time' | 'passengers'>,
  leg: Pick<LegOfReservation, 'row' | 'described' | 'rules'>,
): number {
  if (row.limit_time >= new Date(checkInCutOffOf(leg, row))) return 0;
  return Math.max(0, holdLength(row, leg.rules).maxExtensions - row.extensions);
}

/** What is shown of a reservation beside its own row. */
export interface ReservationFacts {
  legs: ReservationLegs;
  /** How the sailings of the legs run. */
  services: readonly LegServiceRow[];
  /** The oldest entry first. */
  history: readonly (Pick<HistoryEntry, 'event' | 'by'> & { at: Date })[];
  consents: readonly ReservationConsent[];
  /** The payment that it has now. */
  payment: PaymentRow | undefined;
  /** The oldest first. */
  cancellations: readonly ShownCancellation[];
  /** The oldest first. */
  refunds: readonly ShownRefund[];
  /** Changes that were made, the oldest first. */
  changes: readonly ShownChange[];
  /** The change in flight. */
  change: ChangeFacts | undefined;
}

/** The reservation in the contract's shape. */
export async function toReservation(
  db: Kysely<Database>,
  clock: Clock,
  found: AccessibleReservation,
): Promise<Reservation> {
  const now = clock.now();
  const facts = await findFacts(db, found.row.id, now);
  if (!facts) throw new Error('A reservation has lost its legs');
  return reservationOf(found, facts, now);
}

/**
 * Inside of a transaction in one round trip.
 * @returns undefined for a reservation that does not exist
 */
export async function findFacts(
  db: Kysely<Database>,
  reservationId: string,
  now: Date,
): Promise<ReservationFacts | undefined> {
  const [legs, { changes, ...parts }] = await pipeline([
    findLegsIfAny(db, reservationId),
    findParts(db, reservationId, jstDate(now)),
  ]);
  if (!legs) return undefined;
  const live = changes.find(isInFlight);
  return {
    legs,
    ...parts,
    changes: changes.filter(({ state }) => state === 'made'),
    change: live && (await findChangeFacts(db, live, jstDate(now))),
  };
}

/** As {@link toReservation}, of what is known already. */
export function reservationOf(
  { row, isOwner, sessionId }: AccessibleReservation,
  {
    legs: { outbound, returnLeg },
    services,
    history,
    consents,
    payment,
    cancellations,
    refunds,
    changes,
    change,
  }: ReservationFacts,
  now: Date,
): Reservation {
  const { rules } = outbound;
  const paymentOf = (each: ChangeFacts) =>
    each.payment ? toPayment(each.payment, row, now) : null;
  const isBegun = history.some(isUse);
  const state = isOver(row, now) ? 'expired' : row.state;
  return {
    id: row.id,
    reservationNumber: row.reservation_number,
    version: row.version,
    state,
    outbound: withService(outbound, services, now),
    return: returnLeg ? withService(returnLeg, services, now) : null,
    representative: row.representative,
    passengers: row.passengers,
    quote: storedQuote(row.quote),
    paymentMethod: row.payment_method,
    payment: payment ? toPayment(payment, row, now) : null,
    limitTime: jstInstant(row.limit_time),
    confirmMailBy:
      state === 'confirmedUnpaid' && row.confirm_mail_by ? jstInstant(row.confirm_mail_by) : null,
    contactChange:
      row.new_email !== null && row.new_email_at
        ? { email: maskedEmail(row.new_email).seen, takesEffectAt: jstInstant(row.new_email_at) }
        : null,
    extensionsLeft: state === 'held' ? extensionsLeft(row, outbound) : 0,
    extensionMinutes: holdLength(row, rules).extensionMinutes,
    extensionOpensMinutes: rules.holds.extensionOpensMinutes,
    cancellationTerms: termsOfSale(row, returnLeg ? [outbound, returnLeg] : [outbound]),
    waivedYen: row.waived_yen,
    cancellations: cancellations.map((each) => toCancellation(each, row)),
    changes: changes.map((each) => toMadeChange(each, row)),
    change: change
      ? toChange(change, { sessionId, payment: paymentOf(change), isBegun, now })
      : null,
    refunds: refunds.map(toRefund),
    draftId: isOwner ? row.draft_id : null,
    partnerTicket: row.sale?.ticket ? shownTicket(row.sale.ticket, isBegun) : null,
    history: history.map(({ at, ...entry }) => ({ at: jstInstant(at), ...entry })),
    consents: [...consents],
    serverTime: jstInstant(now),
  };
}

/** A voucher was taken by a partner, or a passenger has checked in: neither is undone. */
const isUse = ({ event }: Pick<HistoryEntry, 'event'>): boolean =>
  event === 'voucherUsed' || event === 'checkedIn' || event === 'boarded';

/** A leg with how its sailing runs now. */
export function withService(
  { row: { leg }, described, rules }: LegOfReservation,
  services: readonly LegServiceRow[],
  now: Date,
): ReservationLeg {
  const found = services.find((service) => service.leg === leg);
  if (!found) throw new Error('A reservation has lost its sailing');
  const service = legServiceOf(found, described.sailing, rules, now);
  return { ...described, service };
}
