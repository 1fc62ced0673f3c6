import { listTicketsOptions, type Reservation } from '@ferry/api/customer';
import { useQuery } from '@tanstack/react-query';
import { type Boarding, boardingOf, wasAtPort } from './boarding.ts';

/** How far the party is at the port; nothing where that is not known. */
export function useBoarding(reservation: Reservation): Boarding | undefined {
  const { data } = useQuery({
    ...listTicketsOptions({ path: { reservationId: reservation.id } }),
    enabled: wasAtPort(reservation),
  });
  return data && wasAtPort(reservation) ? boardingOf(data, reservation) : undefined;
}
