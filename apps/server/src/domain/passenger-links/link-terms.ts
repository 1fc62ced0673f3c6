import type { Passenger } from '@ferry/api/customer-server';
import type { BookingToChange } from '../changes/find-booking.ts';
import { legTerms } from '../changes/leg-terms.ts';
import type { LegAsSailed } from '../reservations/ended-legs.ts';
import { checkInCutOffOf } from '../reservations/reservation-legs.ts';
import type { ReservationRow } from '../reservations/reservation-rows.ts';
import { isStandingBy } from '../service/standing-by.ts';
import { CABIN_OF } from '../trips/trip.ts';

/** What a passenger of a booking may still enter, and until when. */
export interface PassengerTerms {
  passenger: Passenger;
  /** On which they travel, the outbound one first. */
  legs: readonly [LegAsSailed, ...LegAsSailed[]];
  /** Until when: the check-in of the first leg that is sailed, or the end of a hold that nobody confirms. */
  closesAt: Date;
  /** Nothing can be entered any more. */
  isOver: boolean;
  mayChangeName: boolean;
}

const LIVE: readonly ReservationRow['state'][] = [
  'held',
  'confirmed',
  'confirmedUnpaid',
  'paymentProcessing',
];

/**
 * The terms of a passenger; undefined for a position where nobody is. Names follow the operator's rule of changes
 * (`legTerms`): what closes a leg for a change closes them, and a purchase of a partner ticket is renamed by telephone.
 * Guarded by `passenger-links.suite.ts`.
 */
export function passengerTerms(
  booking: BookingToChange,
  position: number,
  now: Date,
): PassengerTerms | undefined {
  const { row, checkedIn, ticket } = booking;
  const passenger = row.passengers[position];
  const [first, ...others] = booking.legs.filter(
    (leg) => passenger && passenger[CABIN_OF[leg.row.leg]] !== null,
  );
  if (!passenger || !first) return undefined;
  const legs = [first, ...others] as const;
  const sailed = legs.filter(({ isEnded }) => !isEnded);
  const cutOff = new Date(checkInCutOffOf(sailed[0] ?? first, row));
  const closesAt = row.state === 'held' && row.limit_time < cutOff ? row.limit_time : cutOff;
  const isCheckedIn = sailed.some((leg) => checkedIn.has(leg.row.sailing_id));
  const isSailed = sailed.length > 0 && !isCheckedIn && now < closesAt;
  const isOpen = (leg: LegAsSailed) =>
    legTerms(booking, leg, now).reason === null && !isStandingBy(leg);
  return {
    passenger,
    legs,
    closesAt,
    isOver: !isSailed || !LIVE.includes(row.state) || row.names_removed_at !== null,
    mayChangeName: !ticket && sailed.every(isOpen),
  };
}

/** The passenger who is the representative enters nothing by a link: the booking is theirs. */
export const isRepresentative = (
  { representative, passengers }: Pick<ReservationRow, 'representative' | 'passengers'>,
  position: number,
): boolean => {
  const passenger = passengers[position];
  return (
    position === 0 &&
    passenger?.familyName === representative.familyName &&
    passenger.givenName === representative.givenName
  );
};
