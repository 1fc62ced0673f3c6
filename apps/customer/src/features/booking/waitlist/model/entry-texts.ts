import type { WaitlistEntry } from '@ferry/api/customer';
import { addDays, formatDateShort, formatTime, jstDate } from '@ferry/format/date';
import { partyText } from '@ferry/format/party-text';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { waitlistStates } from '../../../../copy/waitlist-texts.ts';
import { petLine, vehicleLine } from '../../shared/model/leg-words.ts';

/** How it stands; of a state that a later server knows no more than that it is one. */
export const stateOf = ({ state }: Pick<WaitlistEntry, 'state'>): string =>
  waitlistStates[state] ?? '空席待ち';

/** It has not ended: it may be withdrawn. */
export const isLive = ({ state }: Pick<WaitlistEntry, 'state'>): boolean =>
  state === 'waiting' || state === 'offered';

/** 「8月2日(月) 16:50 汐見港発」: a contact waits for a sailing once. */
export const sailingText = ({ sailing }: Pick<WaitlistEntry, 'sailing'>): string =>
  `${formatDateShort(sailing.date)} ${sailing.departureTime} ${sailing.fromPort.name}発`;

/** 「1〜5番目」 */
export const positionText = ({ position }: Pick<WaitlistEntry, 'position'>): string | undefined =>
  position ? `${position.from}〜${position.to}番目` : undefined;

/** 「8月1日(日)まで」; with the time where it does not end with its day. */
export const waitsUntilText = (until: string): string =>
  formatTime(until) === '0:00'
    ? `${formatDateShort(addDays(jstDate(until), -1))}まで`
    : `${formatDateTimeShort(until)}まで`;

/**
 * The whole wish, line by line.
 *
 * @param nameOf a type of vehicle, as the timetable names it
 */
export function wishLines(
  { party, vehicles, pets, cabinTypes, offer }: WaitlistEntry,
  nameOf: (vehicleTypeId: string) => string,
): string[] {
  const cabins = cabinTypes.map(({ name }) => name).join('、') || 'どの客室でも';
  return [
    `${offer ? offer.cabinType.name : cabins}・${partyText(party)}`,
    ...vehicles.map((vehicle) => vehicleLine({ ...vehicle, name: nameOf(vehicle.vehicleTypeId) })),
    ...pets.map(petLine),
  ];
}
