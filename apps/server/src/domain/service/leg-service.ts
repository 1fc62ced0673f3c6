import type { LegService } from '@ferry/api/customer-server';
import { instantOf } from '@ferry/format/service-time';
import { matchesDay } from '../calendar/day-pattern.ts';
import { addMinutes, jstInstant } from '../instant.ts';
import type { LegServiceRow } from './leg-service-rows.ts';

/** When a leg was to depart and arrive, RFC 3339. */
export interface LegTimes {
  departureAt: string;
  arrivalAt: string;
}

const AS_PLANNED: LegService = { state: 'normal', message: '', departureAt: null, arrivalAt: null };

/**
 * How the sailing of a leg runs as far as it is known now: cancelled by the operator's document, or as
 * its route is reported on the sailing's own day until it has arrived. The last report that holds
 * counts, as in the service status of the route.
 */
export function legServiceOf(
  { status, status_reason, service_date, reports }: Omit<LegServiceRow, 'leg'>,
  times: LegTimes,
  now: Date,
): LegService {
  if (status !== 'scheduled') {
    return { ...AS_PLANNED, state: 'cancelled', message: status_reason ?? '' };
  }
  const report = reports.findLast(
    ({ days, from }) =>
      matchesDay(days, service_date) && new Date(instantOf(service_date, from)) <= now,
  );
  if (!report) return AS_PLANNED;
  const { state, message, delayMinutes = 0 } = report;
  if (now >= addMinutes(new Date(times.arrivalAt), delayMinutes)) return AS_PLANNED;
  return { state, message, ...newTimes(times, delayMinutes) };
}

function newTimes({ departureAt, arrivalAt }: LegTimes, delayMinutes: number) {
  if (delayMinutes === 0) return { departureAt: null, arrivalAt: null };
  const late = (at: string) => jstInstant(addMinutes(new Date(at), delayMinutes));
  return { departureAt: late(departureAt), arrivalAt: late(arrivalAt) };
}
