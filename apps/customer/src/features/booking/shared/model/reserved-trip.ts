import type { Reservation, ReservationLeg } from '@ferry/api/customer';
import { cabinsText } from '@ferry/format/cabins-text';
import { formatDateShort } from '@ferry/format/date';
import { partyText } from '@ferry/format/party-text';
import { splitServiceTime } from '@ferry/format/service-time';
import type { TripLeg } from '@ferry/ui/TripSummary';
import { routeFace } from '../../../../copy/route-faces.ts';
import { hasPlace, sails } from '../../../../trips/needs-payment.ts';
import { boardingPartyOf } from './check-in.ts';
import type { SailingSearch } from './flow.ts';
import { vehiclesText } from './requested-vehicles.ts';
import { extrasOf } from './search-conditions.ts';
import { cancelledVoyage, voyageOf } from './voyage-of.ts';

/** 「12月8日(火)の深夜」: a sailing after midnight belongs to the evening before. */
const dayOf = ({ sailing }: ReservationLeg): string =>
  `${formatDateShort(sailing.date)}${splitServiceTime(sailing.departureTime).days > 0 ? 'の深夜' : ''}`;

/** The words say that there is no place on the sailing, and why. */
const whyNot = (leg: ReservationLeg): string =>
  hasPlace(leg) ? '' : sails(leg) ? '当日空席待ち・' : '欠航・';

/** The legs of a reservation beside what is done with it, in order. */
export function reservedTrip(reservation: Reservation): TripLeg[] {
  const { outbound, return: returnLeg } = reservation;
  const legOf = (name: 'outbound' | 'return', leg: ReservationLeg, word: string): TripLeg => {
    const { sailing, cabins, party } = leg;
    return {
      title: `${word} ${dayOf(leg)}`,
      ...routeFace(sailing.routeId, sailing.routeName),
      voyage: hasPlace(leg)
        ? voyageOf(sailing, boardingPartyOf(reservation, name))
        : cancelledVoyage(sailing),
      text: `${whyNot(leg)}${cabinsText(cabins)}・${partyText(party)}`,
    };
  };
  return [
    legOf('outbound', outbound, returnLeg ? '往路' : '片道'),
    ...(returnLeg ? [legOf('return', returnLeg, '復路')] : []),
  ];
}

/** The conditions by which a reservation can be looked for once more; days that are over are asked for anew. */
export const searchTripAgain = ({ outbound, return: returnLeg }: Reservation): SailingSearch => ({
  fromPortId: outbound.sailing.fromPort.id,
  toPortId: outbound.sailing.toPort.id,
  date: outbound.sailing.date,
  ...(returnLeg && { returnDate: returnLeg.sailing.date }),
  ...outbound.party,
  ...extrasOf({ vehicles: vehiclesText(outbound.vehicles), pets: outbound.pets.length }),
});
