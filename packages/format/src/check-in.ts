import { formatTime, jstDate } from './date.ts';
import { instantOf } from './service-time.ts';

/** Minutes by which a party with a passenger who is helped on board has to be there earlier. */
export const ASSISTANCE_MINUTES = 30;

/**
 * When the check-in of a sailing closes, RFC 3339: on foot, and with a vehicle of whatever kind.
 */
export interface CheckInTimes {
  checkInClosesAt: string;
  vehicleCheckInClosesAt: string;
}

/** Who boards: what decides until when they have to be there. */
export interface BoardingParty {
  /** Of this leg; a bicycle is one, as the contract says. */
  vehicles: readonly unknown[];
  /** Of this leg ({@link travellersOf}); omitted while nobody has been asked yet. */
  passengers?: readonly { assistance: readonly unknown[] }[];
}

/**
 * The one cut-off of a party: a driver checks in earlier, a passenger who is helped on board
 * {@link ASSISTANCE_MINUTES} earlier still.
 * @returns an instant, RFC 3339 in Japan's offset; it may fall on the day before the sailing's date
 */
export function checkInCutOff(times: CheckInTimes, party: BoardingParty): string {
  const closesAt = party.vehicles.length > 0 ? times.vehicleCheckInClosesAt : times.checkInClosesAt;
  const minutes = needsAssistance(party) ? ASSISTANCE_MINUTES : 0;
  const cutOff = Date.parse(closesAt) - minutes * 60_000;
  return instantOf(jstDate(cutOff), formatTime(cutOff));
}

/** A leg that was booked: its sailing as it was sold, and when it departs now where that is known. */
export interface BookedLeg {
  sailing: CheckInTimes & { departureAt: string };
  service: { departureAt: string | null };
}

/**
 * The cut-off of a booked leg: as it was booked, earlier where the sailing now departs earlier. A delay
 * moves nothing: check-in closes by the plan.
 * @returns an instant, as {@link checkInCutOff}
 */
export function cutOffOfLeg({ sailing, service }: BookedLeg, party: BoardingParty): string {
  const booked = checkInCutOff(sailing, party);
  const shift =
    Date.parse(service.departureAt ?? sailing.departureAt) - Date.parse(sailing.departureAt);
  if (shift >= 0) return booked;
  const earlier = Date.parse(booked) + shift;
  return instantOf(jstDate(earlier), formatTime(earlier));
}

/**
 * For whom the cut-off of a party holds: `徒歩`, `車両`, `車両・お手伝い`; empty where it is the only one.
 * @param carriesVehicles whether vehicles are carried: passengers on foot are told apart from those with one alone
 */
export const boardingText = (party: BoardingParty, carriesVehicles: boolean): string =>
  cutOffHoldsFor(
    { hasVehicles: party.vehicles.length > 0, hasAssistance: needsAssistance(party) },
    carriesVehicles,
  );

/** As {@link boardingText}, of a party of which no more is known. */
export function cutOffHoldsFor(
  party: { hasVehicles: boolean; hasAssistance: boolean },
  carriesVehicles: boolean,
): string {
  const by = party.hasVehicles ? ['車両'] : carriesVehicles ? ['徒歩'] : [];
  return [...by, ...(party.hasAssistance ? ['お手伝い'] : [])].join('・');
}

/**
 * A term with for whom it holds: `乗船手続き締切(車両)`.
 * @param holdsFor of {@link boardingText}; empty where the term holds for all travellers
 */
export const termFor = (term: string, holdsFor: string): string =>
  `${term}${holdsFor && `(${holdsFor})`}`;

/** Who travels on a leg: some of a party may travel one way only. */
export const travellersOf = <P extends { outboundCabin: unknown; returnCabin: unknown }>(
  passengers: readonly P[],
  leg: 'outbound' | 'return',
): P[] => passengers.filter((each) => each[`${leg}Cabin`] !== null);

/** Whether a passenger of the party is helped on board. */
export const needsAssistance = ({ passengers = [] }: Pick<BoardingParty, 'passengers'>): boolean =>
  passengers.some(({ assistance }) => assistance.length > 0);
