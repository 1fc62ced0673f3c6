import type { MadeChange, Payment, ReservationChange } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { storedQuote } from '../../database/stored-trip.ts';
import type { RouteRules } from '../../rules/route-rules.ts';
import { changeNumber } from '../change-number.ts';
import { jstInstant } from '../instant.ts';
import { shownTicket } from '../partner-tickets/ticket-stock.ts';
import { findPaymentOfChange, type PaymentRow } from '../payments/payment-rows.ts';
import { findSailingsOfChange } from '../sailings/sailing-rows.ts';
import { legServiceOf } from '../service/leg-service.ts';
import { findLegServicesOfChange, type LegServiceRow } from '../service/leg-service-rows.ts';
import { shownRefunds } from './cancellation-rows.ts';
import {
  type ChangeRow,
  feesBackYenOf,
  findChangeLegs,
  isChangeOver,
  isInFlight,
  type ShownChange,
} from './change-rows.ts';
import { holdLength } from './length-of-hold.ts';
import { type LegOfReservation, toLegs } from './reservation-legs.ts';
import type { ReservationRow } from './reservation-rows.ts';
import { termsOfSale } from './terms-of-sale.ts';

/** What is shown of a change in flight beside its own row. */
export interface ChangeFacts {
  row: ChangeRow;
  legs: LegOfReservation[];
  services: readonly LegServiceRow[];
  /** Of the difference. */
  payment: PaymentRow | undefined;
}

/** The legs that a change leads to, with their sailings. */
export async function findChangeFacts(
  db: Kysely<Database>,
  row: ChangeRow,
  today: string,
): Promise<ChangeFacts> {
  const [legs, sailings, services, payment] = await pipeline([
    findChangeLegs(db, row.id),
    findSailingsOfChange(db, { changeId: row.id }),
    findLegServicesOfChange(db, row.id, today),
    findPaymentOfChange(db, row.id),
  ]);
  const rows = legs.map(({ change_id: _, ...leg }) => ({
    ...leg,
    reservation_id: row.reservation_id,
    is_unconfirmed: false,
    moved_from: null,
    ...{ stand_by_until: null, is_stand_by_taken: false },
  }));
  return { row, legs: toLegs(rows, sailings), services, payment };
}

/** Extensions that are left of a held change. */
export const changeExtensionsLeft = (
  row: Pick<ChangeRow, 'state' | 'extensions' | 'is_short'>,
  rules: Pick<RouteRules, 'holds'>,
): number =>
  row.state === 'held' ? Math.max(0, holdLength(row, rules).maxExtensions - row.extensions) : 0;

/**
 * A change in flight in the contract's shape; null once its time is over.
 * @param sessionId the caller's: the draft is there for the session that has begun the change only
 * @param payment of the difference
 */
export function toChange(
  { row, legs, services }: ChangeFacts,
  {
    sessionId,
    payment,
    isBegun,
    now,
  }: {
    sessionId: number | undefined;
    payment: Payment | null;
    /** Something of its ticket was used. */
    isBegun: boolean;
    now: Date;
  },
): ReservationChange | null {
  const { state } = row;
  if (!isInFlight(row) || isChangeOver(row, now)) return null;
  const [outbound, returnLeg] = legs.map((leg) => withService(leg, services, now));
  const rules = legs[0]?.rules;
  if (!outbound || !rules) throw new Error('A change has lost its legs');
  return {
    id: row.id,
    state: state === 'paymentProcessing' || state === 'awaitingPayment' ? state : 'held',
    draftId: row.session_id === sessionId ? row.draft_id : null,
    outbound,
    return: returnLeg ?? null,
    representative: row.representative,
    passengers: row.passengers,
    partnerTicket: row.sale?.ticket ? shownTicket(row.sale.ticket, isBegun) : null,
    quote: storedQuote(row.quote),
    feeYen: row.fee_yen,
    feesBackYen: feesBackYenOf(row),
    payYen: row.pay_yen,
    refundYen: row.refund_yen,
    paymentMethod: row.payment_method,
    payment,
    limitTime: jstInstant(row.limit_time),
    cancellationTerms: termsOfSale(row, legs),
    extensionsLeft: changeExtensionsLeft(row, rules),
    extensionMinutes: holdLength(row, rules).extensionMinutes,
    extensionOpensMinutes: rules.holds.extensionOpensMinutes,
  };
}

/** A leg of a change with how its sailing runs now. */
function withService(
  { row: { leg }, described, rules }: LegOfReservation,
  services: readonly LegServiceRow[],
  now: Date,
) {
  const found = services.find((service) => service.leg === leg);
  if (!found) throw new Error('A change has lost its sailing');
  const service = legServiceOf(found, described.sailing, rules, now);
  return { ...described, service };
}

/** A change that was made in the contract's shape. */
export function toMadeChange(
  row: ShownChange,
  { reservation_number }: Pick<ReservationRow, 'reservation_number'>,
): MadeChange {
  return {
    id: row.id,
    number: changeNumber(reservation_number, row.position ?? 1),
    at: jstInstant(row.ended_at ?? row.created_at),
    parts: row.parts,
    feeYen: row.fee_yen,
    feesBackYen: feesBackYenOf(row),
    payYen: row.pay_yen,
    refundYen: row.refund_yen,
    ...shownRefunds(row.refunds),
  };
}
