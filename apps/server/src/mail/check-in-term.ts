import {
  type BoardingParty,
  boardingText,
  type CheckInTimes,
  termFor,
} from '@ferry/format/check-in';
import { operator } from '../rules/company.ts';

/**
 * What a mail calls the cut-off of a party: 「乗船手続き締切(徒歩)」, without the word where no vehicle is carried.
 * @param isCarrying whether a route of the loaded documents carries vehicles
 */
export function checkInTerm(
  sailing: CheckInTimes,
  party: BoardingParty,
  isCarrying: boolean,
): string {
  const isOneForAll = sailing.checkInClosesAt === sailing.vehicleCheckInClosesAt;
  const carriesVehicles = isCarrying && !isOneForAll && !operator.notOffered.includes('vehicles');
  return termFor('乗船手続き締切', boardingText(party, carriesVehicles));
}
