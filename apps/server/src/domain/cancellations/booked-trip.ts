import type { LegName, Passenger } from '@ferry/api/customer-server';
import type { ReservedContent } from '../../database/booking-tables.ts';
import type { StoredSale } from '../../database/stored-sale.ts';
import type { UsedOfTicket } from '../partner-tickets/used-value.ts';

/** What a cancellation is decided by: the trip as it was sold, and what has become of it. */
export interface BookedTrip {
  sale: StoredSale;
  passengers: readonly Passenger[];
  legs: readonly BookedLeg[];
  /** What has not been charged at cancellations before, though the rest would have cost it; in yen. */
  waivedYen: number;
  /** Whether there is money; before the payment cancelling is free. */
  isPaid: boolean;
  /** The company takes no fee: its own decision, of this cancellation alone. */
  isFeeWaived?: boolean;
  /** Of a trip that was sold by a partner ticket: which includes were taken, and when it ends. */
  ticket?: TicketUse | undefined;
}

/** What has become of a partner ticket. */
interface TicketUse {
  /** Vouchers that partners have taken. */
  vouchers: UsedOfTicket['vouchers'];
  /** From then on nothing of it can be used. */
  endsAt: Date;
}

export interface BookedLeg {
  leg: LegName;
  content: ReservedContent;
  /** From the passenger's own port, RFC 3339. */
  departureAt: string;
  /** At the passenger's other port, RFC 3339. */
  arrivalAt: string;
  /** The operator does not sail it, or much later: nothing is charged, also after the departure's time. */
  isEnded: boolean;
  /** It is ended by a delay: it sails, and those who do not leave it travel on it. */
  isLate: boolean;
  /** Its customer will be late: its value is kept for another sailing, and nothing of it comes back. */
  isStandingBy?: boolean;
  /** The last day of that is over, and with it the value. */
  isStandByOver?: boolean;
  /** Part of the party has checked in: it travels. */
  isCheckedIn: boolean;
}

/**
 * Legs of a trip that is paid of which giving up costs nothing: those that the operator has ended, and the other one,
 * which nobody needs then. Of what is late the other one is free only when the late leg is left too: else a
 * delay that is sailed with would save the fee of the other one.
 * @param isLeft whether all of a leg is given up, or moved to another sailing
 */
export function freeLegs(
  { isPaid, legs }: Pick<BookedTrip, 'isPaid' | 'legs'>,
  isLeft: (leg: LegName) => boolean,
): ReadonlySet<LegName> {
  if (!isPaid) return new Set();
  const ended = legs.filter(({ isEnded }) => isEnded);
  const freesAll = ended.some(({ leg, isLate }) => !isLate || isLeft(leg));
  return new Set((freesAll ? legs : ended).map(({ leg }) => leg));
}

/** What is cancelled of a leg, by positions: of passengers in the trip's list, else in the leg's. */
export interface LegCut {
  passengers: ReadonlySet<number>;
  vehicles: ReadonlySet<number>;
  pets: ReadonlySet<number>;
  meals: ReadonlySet<number>;
}

export type Cut = Record<LegName, LegCut>;

/** The property of a passenger that names the cabin on a leg. */
export const cabinOf = (passenger: Passenger, leg: LegName): number | null =>
  leg === 'outbound' ? passenger.outboundCabin : passenger.returnCabin;

/** Positions of those who travel on a leg. */
export const aboard = (passengers: readonly Passenger[], leg: LegName): number[] =>
  [...passengers.keys()].filter((index) => {
    const passenger = passengers[index];
    return passenger !== undefined && cabinOf(passenger, leg) !== null;
  });
