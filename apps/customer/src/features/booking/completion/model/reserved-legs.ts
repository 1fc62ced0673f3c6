import type { LegName, LegService, Reservation, ReservationLeg } from '@ferry/api/customer';
import { cabinsText } from '@ferry/format/cabins-text';
import { type BoardingParty, cutOffOfLeg } from '@ferry/format/check-in';
import { formatDateShort } from '@ferry/format/date';
import { partyText } from '@ferry/format/party-text';
import { splitServiceTime } from '@ferry/format/service-time';
import type { BoardingLeg } from '@ferry/ui/BoardingCard';
import type { VoyageStop } from '@ferry/ui/VoyageLine';
import { routeFace } from '../../../../copy/route-faces.ts';
import { hasPlace } from '../../../../trips/needs-payment.ts';
import { boardingPartyOf } from '../../shared/model/check-in.ts';
import { cabinLines, petLine, vehicleLine } from '../../shared/model/leg-words.ts';
import { voyageOf } from '../../shared/model/voyage-of.ts';

/** States of a reservation that nobody travels with. */
const GONE: readonly string[] = ['cancelled', 'expired'];

function legOf(reservation: Reservation, name: LegName, leg: ReservationLeg, word: string) {
  const { sailing, cabins, party } = leg;
  const isNight = splitServiceTime(sailing.departureTime).days > 0;
  return {
    title: `${word} ${formatDateShort(sailing.date)}${isNight ? 'の深夜' : ''}`,
    ...routeFace(sailing.routeId, sailing.routeName),
    voyage: voyageNow(leg, boardingPartyOf(reservation, name), GONE.includes(reservation.state)),
    service: leg.service,
    hasArrived:
      Date.parse(leg.service.arrivalAt ?? sailing.arrivalAt) <= Date.parse(reservation.serverTime),
    lines: [
      `${cabinsText(cabins)}・${partyText(party)}`,
      ...cabinLines(cabins),
      ...leg.vehicles.map(vehicleLine),
      ...leg.pets.map(petLine),
      ...leg.meals.map(({ name: meal, quantity }) => `${meal} ${quantity}食`),
    ],
  };
}

/** The voyage with its times of now; a sailing that does not take place is struck through. */
function voyageNow(
  leg: ReservationLeg,
  party: BoardingParty,
  isGone: boolean,
): BoardingLeg['voyage'] {
  const { sailing, service } = leg;
  const { cutOff, departure, arrival, ...voyage } = voyageOf(sailing, party);
  if (!hasPlace(leg)) return { ...voyage, departure, arrival, isOff: true, isStruck: true };
  return {
    ...voyage,
    // Nobody has to be there in time for what is not booked any more.
    ...(!isGone && { cutOff: { ...cutOff, at: cutOffOfLeg(leg, party) } }),
    departure: stopNow(departure, service.departureAt),
    arrival: stopNow(arrival, service.arrivalAt),
  };
}

const stopNow = (stop: VoyageStop, at: string | null): VoyageStop =>
  at ? { ...stop, at, plannedAt: stop.at } : stop;

/** A voyage with what was reserved for it, line by line. */
type ReservedLegView = Omit<BoardingLeg, 'text' | 'mark'> & {
  service: LegService;
  hasArrived: boolean;
  lines: readonly string[];
};

/** The voyages of a reservation as its boarding card shows them, in order. */
export function reservedLegs(reservation: Reservation): ReservedLegView[] {
  const { outbound, return: returnLeg } = reservation;
  return [
    legOf(reservation, 'outbound', outbound, returnLeg ? '往路' : '片道'),
    ...(returnLeg ? [legOf(reservation, 'return', returnLeg, '復路')] : []),
  ];
}
