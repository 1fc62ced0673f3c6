import { cancellationNumber } from './cancellation-number.ts';

/**
 * What customers and the operator call a change that was made. The H keeps it apart from cancellations and receipts.
 * @param position among the changes of the reservation, from 1
 */
export const changeNumber = (reservationNumber: string, position: number): string =>
  `${reservationNumber}-H${position}`;

/** The number of the cancellation or the change that something is of, else that of the reservation. */
export function numberOf(
  reservationNumber: string,
  { position, changePosition }: { position: number | null; changePosition: number | null },
): string {
  if (position !== null) return cancellationNumber(reservationNumber, position);
  if (changePosition !== null) return changeNumber(reservationNumber, changePosition);
  return reservationNumber;
}
