import type { BookingToChange } from '../../domain/changes/find-booking.ts';
import { jstInstant } from '../../domain/instant.ts';
import type { UnpaidRefusal } from '../../domain/unpaid/admit-unpaid.ts';
import type { PaymentCase } from './payment-methods.ts';

/** What a difference is, and until when it may be paid. */
interface Difference {
  payYen: number;
  /** The first check-in that closes, of the booking and of what it is to be; undefined where none is left. */
  checkIn: Date | undefined;
  /** Until when it can be paid at a store or at the port; undefined where it cannot. */
  payLaterBy: Date | undefined;
  /** Why it may not be paid later, though there would be time; null where it may. */
  whyNotLater?: UnpaidRefusal | null;
  /** Departures of what the booking is to be, RFC 3339. */
  departures: readonly string[];
}

/** How the difference of a change may be paid: by card until the earlier check-in, else until its limit. */
export function differenceCase(
  { legs }: BookingToChange,
  { payYen, checkIn, payLaterBy, whyNotLater = null, departures }: Difference,
  given: Pick<PaymentCase, 'provider' | 'limits' | 'now'>,
): PaymentCase {
  const [outbound] = legs;
  if (!outbound) throw new Error('A reservation has a leg');
  const all = [...legs.map(({ described }) => described.sailing.departureAt), ...departures];
  const [first = outbound.described.sailing.departureAt] = all
    .filter((each) => new Date(each) > given.now)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return {
    ...given,
    rules: outbound.rules.payments,
    totalYen: payYen,
    departureAt: first,
    checkInCutOff: jstInstant(checkIn ?? given.now),
    whyNotLater,
    isClosed: checkIn === undefined,
    payLaterBy: payLaterBy ?? null,
  };
}
