import type { Sailing, SailingOffer } from '@ferry/api/customer';
import { formatTime } from '@ferry/format/date';
import { serviceMinutes, splitServiceTime } from '@ferry/format/service-time';
import { operator } from '../../../../copy/operator.ts';

/** Whether the sailing has left at this instant of the server's; a cancelled one never leaves. */
export const hasDeparted = ({ sailing, availability }: SailingOffer, now: string): boolean =>
  availability !== 'cancelled' && Date.parse(sailing.departureAt) <= Date.parse(now);

/** Whether the operator's phone is answered, from its first minute to before its last. */
export function isPhoneOpen(now: string): boolean {
  const { from, until } = operator.phone;
  const minutes = serviceMinutes(formatTime(now));
  return minutes >= serviceMinutes(from) && minutes < serviceMinutes(until);
}

/** Departures from 0:00 to 3:59, for which customers come a day early or late. */
export const isAfterMidnight = ({ departureTime }: Sailing): boolean =>
  Number(splitServiceTime(departureTime).time.split(':')[0]) < 4;
