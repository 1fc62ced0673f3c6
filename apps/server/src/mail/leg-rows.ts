import type { Passenger, ReservationLeg } from '@ferry/api/customer-server';
import { cabinsText } from '@ferry/format/cabins-text';
import { cutOffOfLeg } from '@ferry/format/check-in';
import { formatDateShort } from '@ferry/format/date';
import { partyText } from '@ferry/format/party-text';
import { formatSailingTime } from '@ferry/format/service-time';
import { standsBy } from '@ferry/format/stand-by';
import { checkInTerm } from './check-in-term.ts';

/**
 * What a mail says about a leg.
 * @param passengers of the leg: a passenger who is helped on board comes earlier
 * @param isOver nobody has to be in time for it any more
 * @param isCarrying of {@link checkInTerm}
 */
export function legRows(
  leg: ReservationLeg,
  passengers: readonly Passenger[],
  { isOver, isCarrying }: { isOver: boolean; isCarrying: boolean },
): [string, string][] {
  const { sailing, service, cabins, party, vehicles } = leg;
  const boarding = { vehicles, passengers };
  const checkIn: [string, string] = [
    checkInTerm(sailing, boarding, isCarrying),
    formatSailingTime(cutOffOfLeg(leg, boarding)),
  ];
  return [
    ['区間', `${sailing.fromPort.name}から${sailing.toPort.name}(${sailing.vessel.name})`],
    ...(isOver || standsBy(service) ? [] : [checkIn]),
    ...times(leg),
    ['客室・人数', `${cabinsText(cabins)}・${partyText(party)}`],
    ...(vehicles.length > 0 ? [['車両', `${vehicles.length}台`] as [string, string]] : []),
  ];
}

/** As it runs now. Of a leg that is on stand-by: until when, and what was booked. */
function times({ sailing, service }: ReservationLeg): [string, string][] {
  const departure = formatSailingTime(service.departureAt ?? sailing.departureAt);
  if (service.standBy && standsBy(service)) {
    return [
      ['当日空席待ち', `${formatDateShort(service.standBy.until)}の便まで`],
      ['お乗りにならない便', `${departure}出港`],
    ];
  }
  return [
    ['出港', departure],
    ['入港', formatSailingTime(service.arrivalAt ?? sailing.arrivalAt)],
  ];
}
