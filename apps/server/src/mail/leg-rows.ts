import type { Passenger, ReservationLeg } from '@ferry/api/customer-server';
import { cabinsText } from '@ferry/format/cabins-text';
import { boardingText, cutOffOfLeg } from '@ferry/format/check-in';
import { partyText } from '@ferry/format/party-text';
import { formatSailingTime } from '@ferry/format/service-time';

/**
 * What a mail says about a leg.
 * @param passengers of the leg: a passenger who is helped on board comes earlier
 * @param isOver nobody has to be in time for it any more
 */
export function legRows(
  leg: ReservationLeg,
  passengers: readonly Passenger[],
  isOver: boolean,
): [string, string][] {
  const { sailing, cabins, party, vehicles } = leg;
  const boarding = { vehicles, passengers };
  const checkIn: [string, string] = [
    `乗船手続き締切(${boardingText(boarding)})`,
    formatSailingTime(cutOffOfLeg(leg, boarding)),
  ];
  return [
    ['区間', `${sailing.fromPort.name}から${sailing.toPort.name}(${sailing.vessel.name})`],
    ...(isOver ? [] : [checkIn]),
    ['出港', formatSailingTime(sailing.departureAt)],
    ['入港', formatSailingTime(sailing.arrivalAt)],
    ['客室・人数', `${cabinsText(cabins)}・${partyText(party)}`],
    ...(vehicles.length > 0 ? [['車両', `${vehicles.length}台`] as [string, string]] : []),
  ];
}
