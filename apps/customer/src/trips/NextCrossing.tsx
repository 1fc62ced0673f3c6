import { listReservationsOptions } from '@ferry/api/customer';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NextVoyageCard } from './NextVoyageCard.tsx';
import { nextCrossing } from './next-crossing.ts';
import { ReservationCard } from './ReservationCard.tsx';
import { ReservationsNotRead } from './ReservationsNotRead.tsx';

type NextCrossingProps = {
  /** Level of the card's heading. */
  level: 2 | 3;
  /** Stands there until the reservations are read. */
  pending?: ReactNode;
  /** Stands there where nothing is booked. */
  none: ReactNode;
};

/** The member's next crossing as a card, why it cannot be shown, or that there is none. */
export function NextCrossing({ level, pending, none }: NextCrossingProps) {
  // Kept no longer than it is shown: the next customer in this tab may be another member.
  const { data, error, refetch } = useQuery({
    ...listReservationsOptions({ query: { period: 'upcoming' } }),
    gcTime: 0,
    retry: false,
  });
  if (!data) {
    return error ? <ReservationsNotRead error={error} onAgain={() => void refetch()} /> : pending;
  }
  const [first] = data.items;
  if (!first) return none;
  const next = nextCrossing(data.items);
  return (
    <>
      {/* One that has left, or is cancelled, has no cut-off: the card says what has become of it. */}
      {!first.nextBoarding && <ReservationCard reservation={first} level={level} />}
      {next && <NextVoyageCard {...next} level={level} now={data.serverTime} />}
    </>
  );
}
