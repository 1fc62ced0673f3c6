import type { ClientLimits } from '../../domain/rate-limits/client-limits.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import type { NumberContext } from '../paying/replace-number.ts';
import type { ReservationContext } from '../reservations/get-reservation.ts';

/** Who holds a change, and when. */
export interface HoldChangeContext extends ReservationContext {
  /** Keyed hash of the client's address. */
  clientHash: Buffer;
  keys: KeyRing;
  provider: NumberContext['provider'];
  limits: Pick<ClientLimits, 'liveHoldsOfSession' | 'liveHoldsOfAddress'>;
}
