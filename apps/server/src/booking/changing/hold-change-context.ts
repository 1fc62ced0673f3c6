import type { NumberContext } from '../changed/replace-number.ts';
import type { HoldContext } from '../holding/hold-reservation.ts';
import type { ReservationContext } from '../reservations/get-reservation.ts';

/** Who holds a change, and who numbers its payment. */
export interface HoldChangeContext extends ReservationContext, HoldContext {
  provider: NumberContext['provider'];
}
