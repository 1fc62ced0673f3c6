import {
  type BoardingParty,
  boardingText,
  type CheckInTimes,
  termFor,
} from '@ferry/format/check-in';
import { operator } from '../rules/company.ts';

/** What a mail calls the cut-off of a party: 「乗船手続き締切(徒歩)」, without the word where no vehicle is carried. */
export function checkInTerm(sailing: CheckInTimes, party: BoardingParty): string {
  const isOneForAll = sailing.checkInClosesAt === sailing.vehicleCheckInClosesAt;
  const carriesVehicles = !isOneForAll && !operator.notOffered.includes('vehicles');
  return termFor('乗船手続き締切', boardingText(party, carriesVehicles));
}
