/**
 * What customers and the operator call a cancellation. The C keeps it apart from the numbers of receipts.
 * @param position among the cancellations of the reservation, from 1
 */
export const cancellationNumber = (reservationNumber: string, position: number): string =>
  `${reservationNumber}-C${position}`;
