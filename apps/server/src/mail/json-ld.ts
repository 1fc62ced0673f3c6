import type { Reservation } from '@ferry/api/customer-server';
import { fullName } from '@ferry/format/full-name';
import { toPayYen } from '@ferry/format/to-pay';

const STATUS = {
  held: 'ReservationPending',
  paymentProcessing: 'ReservationPending',
  confirmedUnpaid: 'ReservationHold',
  confirmed: 'ReservationConfirmed',
  expired: 'ReservationCancelled',
  cancelled: 'ReservationCancelled',
} as const;

/** The reservation as schema.org's BoatReservation, one for each leg; calendars take them up. */
export function boatReservations(reservation: Reservation): object[] {
  const {
    outbound,
    return: returnLeg,
    representative,
    reservationNumber,
    quote,
    waivedYen,
    state,
  } = reservation;
  return [outbound, ...(returnLeg ? [returnLeg] : [])].map(({ sailing }) => ({
    '@context': 'https://schema.org',
    '@type': 'BoatReservation',
    reservationId: reservationNumber,
    reservationStatus: `https://schema.org/${STATUS[state]}`,
    underName: {
      '@type': 'Person',
      name: fullName(representative),
    },
    totalPrice: toPayYen(quote.totalYen, waivedYen),
    priceCurrency: 'JPY',
    reservationFor: {
      '@type': 'BoatTrip',
      name: sailing.vessel.name,
      departureTime: sailing.departureAt,
      arrivalTime: sailing.arrivalAt,
      departureBoatTerminal: { '@type': 'BoatTerminal', name: sailing.fromPort.name },
      arrivalBoatTerminal: { '@type': 'BoatTerminal', name: sailing.toPort.name },
    },
  }));
}
