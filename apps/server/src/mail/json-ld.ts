import type { Reservation } from '@ferry/api/customer-server';
import { fullName } from '@ferry/format/full-name';
import { standsBy } from '@ferry/format/stand-by';
import { toPayYen } from '@ferry/format/to-pay';
import { SITE } from './site-url.ts';

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
    history,
  } = reservation;
  const lookUp = `${SITE}/customer/reservation-search?number=${reservationNumber}`;
  const bookedAt = history.find(({ event }) => event === 'confirmed')?.at;
  // What is waived is of the whole: the legs add up to what is charged.
  const charged = toPayYen(quote.totalYen, waivedYen);
  const ofOutbound = returnLeg ? Math.max(0, charged - (quote.return?.totalYen ?? 0)) : charged;
  const prices = [ofOutbound, charged - ofOutbound];
  return [outbound, ...(returnLeg ? [returnLeg] : [])].map(({ sailing, service }, index) => ({
    '@context': 'https://schema.org',
    '@type': 'BoatReservation',
    reservationId: reservationNumber,
    reservationStatus: `https://schema.org/${service.state === 'cancelled' || standsBy(service) ? 'ReservationCancelled' : STATUS[state]}`,
    url: lookUp,
    modifyReservationUrl: lookUp,
    ...(bookedAt && { bookingTime: bookedAt }),
    underName: {
      '@type': 'Person',
      name: fullName(representative),
    },
    totalPrice: prices[index],
    priceCurrency: 'JPY',
    reservationFor: {
      '@type': 'BoatTrip',
      name: sailing.vessel.name,
      departureTime: service.departureAt ?? sailing.departureAt,
      arrivalTime: service.arrivalAt ?? sailing.arrivalAt,
      departureBoatTerminal: { '@type': 'BoatTerminal', name: sailing.fromPort.name },
      arrivalBoatTerminal: { '@type': 'BoatTerminal', name: sailing.toPort.name },
    },
  }));
}
