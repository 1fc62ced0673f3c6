import type { Reservation, ReservationChange } from '@ferry/api/customer';

/** A reservation as it is once its change is binding. */
export const afterChange = (reservation: Reservation, change: ReservationChange): Reservation => {
  const {
    outbound,
    return: returnLeg,
    representative,
    passengers,
    quote,
    limitTime,
    draftId,
  } = change;
  return {
    ...reservation,
    outbound,
    return: returnLeg,
    representative,
    passengers,
    quote,
    limitTime,
    draftId,
    payment: change.payment,
    paymentMethod: change.paymentMethod,
  };
};
