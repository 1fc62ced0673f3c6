import { serviceTimeOf } from '@ferry/format/service-time';
import type { Affected, OperatedSailing } from '../domain/service/operated-sailings.ts';

/** A sailing with what is booked on it, as it is printed; `--json` prints it as it is. */
export interface SailingLine {
  id: string;
  route: string;
  date: string;
  /** Of the timetable: 24:10 is ten past midnight after its date. */
  time: string;
  from: string;
  to: string;
  /** `differing`: off sale, see "sailings differing". */
  state: 'scheduled' | 'delayed' | 'differing' | 'cancelled' | 'withdrawn';
  minutes: number | null;
  reason: string;
  affected: Affected;
  /** What a decision has made of it; none in a list. */
  outcome?: string;
}

const NOTHING: Affected = { bookings: 0, people: 0, vehicles: 0, yen: 0 };

export function toLine(facts: OperatedSailing, affected: Affected = NOTHING): SailingLine {
  const { id, routeId, date, departs, from, to, status, delayMinutes } = facts;
  const isLate = status === 'scheduled' && delayMinutes !== null;
  return {
    ...{ id, route: routeId, date, time: serviceTimeOf(departs), from, to },
    state: isLate ? 'delayed' : status === 'scheduled' && facts.isOffSale ? 'differing' : status,
    minutes: isLate ? delayMinutes : null,
    reason: (isLate ? facts.delayReason : facts.statusReason) ?? '',
    affected,
  };
}

/** Columns behind tabs, then what all of them come to. */
export function linesOf(sailings: readonly SailingLine[]): string[] {
  const lines = sailings.map((each) =>
    [each.id, each.date, each.time, `${each.from}-${each.to}`, stateOf(each)]
      .concat(affectedText(each.affected), each.outcome ?? [])
      .join('\t'),
  );
  return sailings.length > 1
    ? [...lines, `all ${sailings.length}\t${affectedText(sum(sailings))}`]
    : lines;
}

const stateOf = ({ state, minutes, reason }: SailingLine): string =>
  [state, minutes && `${minutes} min`, reason && `(${reason})`].filter(Boolean).join(' ');

const affectedText = ({ bookings, people, vehicles, yen }: Affected): string =>
  `${bookings} bookings, ${people} people, ${vehicles} vehicles, ${yen} yen`;

export const sum = (sailings: readonly SailingLine[]): Affected =>
  sailings.reduce(
    (all, { affected: each }) => ({
      bookings: all.bookings + each.bookings,
      people: all.people + each.people,
      vehicles: all.vehicles + each.vehicles,
      yen: all.yen + each.yen,
    }),
    NOTHING,
  );
