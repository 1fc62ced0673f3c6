import type { Reservation } from '@ferry/api/customer';
import { Stack } from '@ferry/ui/Stack';
import { TripSummary } from '@ferry/ui/TripSummary';
import type { ReactNode } from 'react';
import { quoteSums } from '../model/draft-trip.ts';
import { reservedTrip } from '../model/reserved-trip.ts';
import { totalWord } from '../model/sold-words.ts';

type BookedTripProps = {
  reservation: Reservation;
  /** What the booking is beside the rest of the page. */
  title?: string;
  children: ReactNode;
};

/** A booking with what it costs, beside what is done with it. */
export const BookedTrip = ({ reservation, title = 'いまのご予約', children }: BookedTripProps) => (
  <TripSummary
    title={title}
    legs={reservedTrip(reservation)}
    sums={quoteSums(reservation.quote)}
    total={reservation.quote.totalYen}
    totalLabel={totalWord(reservation)}
  >
    <Stack gap={6}>{children}</Stack>
  </TripSummary>
);
