import { addMonthsOrNextFirst } from '@ferry/format/date';
import { serviceMinutes } from '@ferry/format/service-time';
import type { SalesOpening } from '../../rules/selling-rules.ts';
import { inSpan } from './day-pattern.ts';

/** When a section of a sailing can be booked on the web: from `opensAt`, before `closesAt`. */
export interface SalesWindow {
  opensAt: Date;
  closesAt: Date;
}

/**
 * Sales open some months before the service date, at a time of day in Japan; when that month has
 * no such day, on the 1st of the month after it (for 31 January two months before: 1 December).
 * They close a number of minutes before the departure from the passenger's own port.
 *
 * The service date counts, also for a departure after midnight (24:10): it is the date that the
 * timetable and the customer give the sailing.
 * @param departureMinutes minutes after 0:00 of the service date
 */
export function salesWindow(
  serviceDate: string,
  departureMinutes: number,
  opening: SalesOpening,
  closesMinutesBefore: number,
): SalesWindow {
  const firstDay =
    fixedDay(serviceDate, opening) ?? addMonthsOrNextFirst(serviceDate, -opening.monthsBefore);
  const departure = serviceInstant(serviceDate, departureMinutes);
  return {
    opensAt: serviceInstant(firstDay, serviceMinutes(opening.at)),
    closesAt: minutesBefore(departure, closesMinutesBefore),
  };
}

/** The day on which the sailing's season goes on sale, where the operator names one (rule `sales.fixed`). */
function fixedDay(serviceDate: string, { fixedDays }: SalesOpening): string | undefined {
  const season = fixedDays?.findLast((each) => inSpan(each, serviceDate));
  if (!season || season.opensOn.length === 10) return season?.opensOn;
  const ofYear = `${serviceDate.slice(0, 4)}-${season.opensOn}`;
  if (ofYear <= serviceDate) return ofYear;
  return `${Number(serviceDate.slice(0, 4)) - 1}-${season.opensOn}`;
}

/** The instant of a time of the service date, given in minutes after its 0:00 in Japan. */
export function serviceInstant(serviceDate: string, minutes: number): Date {
  return new Date(Date.parse(`${serviceDate}T00:00:00+09:00`) + minutes * 60_000);
}

export function minutesBefore(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() - minutes * 60_000);
}
