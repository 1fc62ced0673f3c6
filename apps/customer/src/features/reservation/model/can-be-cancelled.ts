import type { Reservation } from '@ferry/api/customer';

/** Whether there is something to cancel: a hold is given up, and what is being paid is waited for. */
export const canBeCancelled = ({ state }: Pick<Reservation, 'state'>): boolean =>
  state === 'confirmed' || state === 'confirmedUnpaid';
