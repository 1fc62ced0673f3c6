import { toPayYen } from '@ferry/format/to-pay';
import {
  checkInCutOffOf,
  type ReservationLegs,
} from '../../domain/reservations/reservation-legs.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import type { PaymentCase } from './payment-methods.ts';

/** States in which something is to be paid; what a hold costs is paid when it is confirmed. */
const TO_PAY: readonly ReservationRow['state'][] = ['held', 'paymentProcessing', 'confirmedUnpaid'];

/** What is still to be paid on a reservation, in yen. */
export const dueYenOf = ({ state, total_yen, waived_yen }: ReservationRow): number =>
  TO_PAY.includes(state) ? toPayYen(total_yen, waived_yen) : 0;

/**
 * How what is due on a reservation may be paid now. Its places are taken already, so nobody asks whether it
 * may be booked unpaid, and no number makes the deadline of the one before later.
 */
export function duePaymentCase(
  row: ReservationRow,
  { outbound, returnLeg }: ReservationLegs,
  given: Pick<PaymentCase, 'provider' | 'limits' | 'now'>,
): PaymentCase {
  const checkInCutOff = checkInCutOffOf(outbound, row);
  const sails = [outbound, returnLeg].every((leg) => !leg || leg.status === 'scheduled');
  return {
    ...given,
    rules: outbound.rules.payments,
    totalYen: dueYenOf(row),
    departureAt: outbound.described.sailing.departureAt,
    checkInCutOff,
    whyNotLater: null,
    isClosed: !sails || given.now >= new Date(checkInCutOff),
    latest: row.payment_method === 'convenienceStore' ? row.limit_time : undefined,
  };
}
