import type { Reservation, ReservationChange } from '@ferry/api/customer';

/** What is held for a customer, and until when: a reservation, or the change of one. */
export type Held = Pick<
  ReservationChange,
  | 'draftId'
  | 'payment'
  | 'limitTime'
  | 'extensionsLeft'
  | 'extensionMinutes'
  | 'extensionOpensMinutes'
>;

/** What a reservation itself holds. */
export const heldReservation = (reservation: Reservation): Held | undefined =>
  reservation.state === 'held' ? reservation : undefined;

/** What a change of a reservation holds beside it. */
export const heldChange = ({ change }: Reservation): Held | undefined =>
  change?.state === 'held' ? change : undefined;
