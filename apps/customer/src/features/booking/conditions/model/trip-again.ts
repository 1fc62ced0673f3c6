import { getReservationOptions, type Reservation } from '@ferry/api/customer';
import type { QueryClient } from '@tanstack/react-query';
import { searchTripAgain } from '../../shared/model/reserved-trip.ts';
import type { ConditionsInput } from '../../shared/model/search-conditions.ts';

/** Search parameters of a trip once more, on days that are still to be chosen; what a cabin has to be like is asked anew. */
export function tripOnOtherDays(reservation: Reservation): ConditionsInput {
  const { date: _, returnDate, ...search } = searchTripAgain(reservation);
  return { ...search, ...(returnDate !== undefined && { returnDate: '' }) };
}

/** What a booking is searched by that is to be as one of before; nothing where that cannot be seen any more. */
export const loadTripAgain = (
  queryClient: QueryClient,
  reservationId: string,
): Promise<ConditionsInput | undefined> =>
  queryClient
    .ensureQueryData(getReservationOptions({ path: { reservationId } }))
    .then(tripOnOtherDays, () => undefined);
