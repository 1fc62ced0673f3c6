import type { LegService, StandBy } from '@ferry/api/customer-server';
import { addDays } from '@ferry/format/date';
import { instantOf, serviceTimeOf } from '@ferry/format/service-time';
import type { CertificateRules } from '../../rules/certificate-rules.ts';
import type { ChangeRules } from '../../rules/change-rules.ts';
import type { RouteRules } from '../../rules/route-rules.ts';
import type { ServiceReport } from '../../rules/schema-news.ts';
import type { StandByRules } from '../../rules/stand-by-rules.ts';
import { matchesDay } from '../calendar/day-pattern.ts';
import { addMinutes, jstInstant } from '../instant.ts';
import type { LegServiceRow } from './leg-service-rows.ts';

/** When a leg was to depart and arrive, RFC 3339. */
interface LegTimes {
  departureAt: string;
  arrivalAt: string;
}

type ServiceRules = Pick<RouteRules, 'changes' | 'certificates' | 'standBy'>;
/** How its sailing runs, whichever leg is on it. */
type Running = Omit<LegService, 'hasCertificate' | 'standBy'>;

const AS_PLANNED: Running = {
  state: 'normal',
  message: '',
  departureAt: null,
  arrivalAt: null,
  choiceUntil: null,
};

/** By when the sailings of a day have left, those past its midnight too. */
const LAST_SAILING = '30:00';

/**
 * How the sailing of a leg runs as far as it is known now: cancelled, late by the company's word, or as
 * its route is reported on the sailing's own day until it has arrived. The last report that holds
 * counts, as in the service status of the route. Of what is cancelled, and of what is late by the operator's minutes or
 * more, or has moved, until when its customer may choose: some days from the departure on, or until the ship leaves and nobody has
 * checked in. A certificate there is also after the arrival. A leg that is on stand-by is on no sailing: of the one that it was on only a
 * cancellation concerns it.
 */
export function legServiceOf(
  row: Omit<LegServiceRow, 'leg'>,
  times: LegTimes,
  { changes, certificates, standBy }: ServiceRules,
  now: Date,
): LegService {
  const { status, stand_by_until: until } = row;
  if (until !== null && status !== 'cancelled') {
    const state = now >= new Date(instantOf(until, LAST_SAILING)) ? 'over' : 'waiting';
    return { ...AS_PLANNED, state: 'standBy', hasCertificate: false, standBy: { state, until } };
  }
  const running = runningOf(row, times, changes, now);
  const hasCertificate = isCertified(row, certificates);
  const departureAt = running.departureAt ?? times.departureAt;
  return { ...running, hasCertificate, standBy: offerOf(row, departureAt, standBy, now) };
}

/** Until the ship leaves its customer may keep the value of a leg for another sailing, where the operator lets them. */
function offerOf(
  row: Omit<LegServiceRow, 'leg'>,
  departureAt: string,
  { withinDays }: StandByRules,
  now: Date,
): StandBy | null {
  const { status, may_stand_by, is_checked_in, has_vehicles, service_date } = row;
  const isOpen = status === 'scheduled' && may_stand_by && !is_checked_in;
  if (withinDays === 0 || !isOpen || now >= new Date(departureAt)) return null;
  const until = addDays(service_date, withinDays);
  return { state: has_vehicles ? 'vehicle' : 'open', until };
}

/** Whether what the company has decided of a sailing is certified. */
export const isCertified = (
  { status, delay_minutes }: Pick<LegServiceRow, 'status' | 'delay_minutes'>,
  { fromDelayMinutes }: CertificateRules,
): boolean => status !== 'scheduled' || (delay_minutes ?? 0) >= fromDelayMinutes;

function runningOf(
  row: Omit<LegServiceRow, 'leg'>,
  times: LegTimes,
  rules: ChangeRules,
  now: Date,
): Running {
  const { status, status_reason, moved_from, is_checked_in } = row;
  const planned = new Date(times.departureAt);
  if (status !== 'scheduled') {
    const until = addMinutes(planned, rules.chooseWithinDays * 24 * 60);
    const choiceUntil = choice(until, now);
    return { ...AS_PLANNED, state: 'cancelled', message: status_reason ?? '', choiceUntil };
  }
  const report = decidedDelay(row) ?? reportOf(row, now);
  if (!report) return movedOf(row, times, now);
  const { state, message, delayMinutes = 0 } = report;
  if (now >= addMinutes(new Date(times.arrivalAt), delayMinutes)) return AS_PLANNED;
  const isLong = delayMinutes >= rules.chooseFromDelayMinutes || moved_from !== null;
  const isToChoose = isLong && !is_checked_in;
  const choiceUntil = isToChoose ? choice(addMinutes(planned, delayMinutes), now) : null;
  return { state, message, ...newTimes(times, delayMinutes), choiceUntil };
}

/** To other times than it was booked for: its customer may choose until it leaves, by however little it has moved. */
function movedOf(
  { moved_from, is_checked_in }: Omit<LegServiceRow, 'leg'>,
  { departureAt, arrivalAt }: LegTimes,
  now: Date,
): Running {
  if (!moved_from || now >= new Date(arrivalAt)) return AS_PLANNED;
  const before = serviceTimeOf(moved_from.departure).replace(/^0/, '');
  const message = `時刻表の変更により、ご予約のときの出港(${before})から変わりました。`;
  const choiceUntil = is_checked_in ? null : choice(new Date(departureAt), now);
  return { state: 'changed', message, departureAt, arrivalAt, choiceUntil };
}

type Report = Pick<ServiceReport, 'state' | 'message' | 'delayMinutes'>;

/** Of the sailing itself, known from the decision on. */
function decidedDelay({ delay_minutes, delay_reason }: Omit<LegServiceRow, 'leg'>) {
  if (delay_minutes === null) return undefined;
  const report: Report = {
    state: 'delayed',
    message: delay_reason ?? '',
    delayMinutes: delay_minutes,
  };
  return report;
}

const reportOf = (
  { reports, service_date }: Omit<LegServiceRow, 'leg'>,
  now: Date,
): Report | undefined =>
  reports.findLast(
    ({ days, from }) =>
      matchesDay(days, service_date) && new Date(instantOf(service_date, from)) <= now,
  );

const choice = (until: Date, now: Date): string | null => (now < until ? jstInstant(until) : null);

function newTimes({ departureAt, arrivalAt }: LegTimes, delayMinutes: number) {
  if (delayMinutes === 0) return { departureAt: null, arrivalAt: null };
  const late = (at: string) => jstInstant(addMinutes(new Date(at), delayMinutes));
  return { departureAt: late(departureAt), arrivalAt: late(arrivalAt) };
}
