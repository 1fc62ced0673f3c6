import type { FareCalendar } from '@ferry/api/customer-server';
import { addDays } from '@ferry/format/date';
import { DomainError } from '../domain-error.ts';
import type { SectionOfSailing } from '../sailings/offer.ts';
import type { PortPair } from '../sailings/sailing-rows.ts';
import { sectionOf } from '../sailings/section.ts';
import { type CalendarRow, type DateRange, fareKey, type SectionFacts } from './calendar-rows.ts';

/**
 * The days of a range, both ends included.
 * @param most days that are answered at a time
 * @throws DomainError `VALIDATION_FAILED` with `OUT_OF_RANGE`: it ends before it begins, or has more
 */
export function daysOfRange({ from, until }: DateRange, most: number): string[] {
  const dates: string[] = [];
  for (let date = from; date <= until && dates.length <= most; date = addDays(date, 1)) {
    dates.push(date);
  }
  if (dates.length === 0 || dates.length > most) {
    throw new DomainError('VALIDATION_FAILED', { errors: { until: ['OUT_OF_RANGE'] } });
  }
  return dates;
}

/** The rows of a range in the form in which search and quote know a sailing. */
export function sectionsOfRange(
  found: readonly CalendarRow[],
  { fares, vehicleFares }: SectionFacts,
  { fromPort, toPort }: Pick<FareCalendar, 'fromPort' | 'toPort'>,
  { fromPortId, toPortId }: PortPair,
): SectionOfSailing[] {
  const ports: PortPair = { fromPortId, toPortId };
  return found.flatMap((row) => {
    const calls = sectionOf(row, ports);
    if (!calls) return [];
    return {
      ports,
      calls,
      row: {
        ...row,
        from_port_name: fromPort.name,
        from_port_kana: fromPort.nameKana,
        to_port_name: toPort.name,
        to_port_kana: toPort.nameKana,
        fares: fares[fareKey(row.route_id, row.fare_period)] ?? null,
        vehicle_fares: vehicleFares[fareKey(row.route_id, row.fare_period)] ?? null,
      },
    };
  });
}
