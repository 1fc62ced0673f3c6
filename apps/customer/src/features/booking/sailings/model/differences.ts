import {
  type ChangeDifferences,
  type Draft,
  getChangeDifferencesOptions,
  type LegName,
} from '@ferry/api/customer';
import { addDays, jstDate } from '@ferry/format/date';
import type { CalendarMarks } from '@ferry/ui/Calendar';
import type { DateRange, stripMarks } from '../../shared/model/fare-marks.ts';
import { needsOf, type SearchConditions } from '../../shared/model/search-conditions.ts';
import { FRESH_MS } from './load-day-strip.ts';

/** Days before and after the chosen one, as the strip of days may show them. */
const AROUND = 6;

/**
 * What the days, sailings and cabins of a changed leg make of what is paid, for this party.
 *
 * @param range up to 31 days; defaults to those of the strip of days
 */
export function differencesQuery(
  draft: Draft,
  leg: LegName,
  conditions: SearchConditions,
  range?: DateRange,
) {
  const { date, adults, children, infants, babies, vehicles, pets } = conditions;
  const earliest = earliestDay(draft, leg);
  const { from, until } = range ?? { from: addDays(date, -AROUND), until: addDays(date, AROUND) };
  const cabinNeeds = needsOf(conditions).join();
  const query = {
    leg,
    from: from < earliest ? earliest : from,
    until,
    ...{ adults, children, infants, babies },
    ...(vehicles && { vehicles }),
    ...(pets && { pets }),
    ...(cabinNeeds && { cabinNeeds }),
  };
  const path = { draftId: draft.id };
  return { ...getChangeDifferencesOptions({ path, query }), staleTime: FRESH_MS };
}

/** Before it the leg cannot be: today, or the day on which the outbound sailing arrives. */
const earliestDay = (draft: Draft, leg: LegName): string =>
  jstDate(leg === 'return' ? draft.outbound.sailing.arrivalAt : draft.serverTime);

type Marks = ReturnType<typeof stripMarks>;

/** What of a change's differences is looked up by the list of sailings; undefined where none is known. */
export type Differences = {
  /** What the amounts of the board, and of the strip of days, are. */
  boardNote: string;
  stripNote: string;
  /** What the sum of what is picked is beside. */
  label: string;
  /** The marks of the strip with differences in the place of prices. */
  ofDays: (marks: Marks) => Marks;
  ofSailing: (sailingId: string) => number | undefined;
  ofCabin: (
    sailingId: string,
    cabin: { cabinTypeId: string; isPrivate: boolean },
  ) => number | undefined;
};

/** Marks of days with differences in the place of prices, as far as they are known. */
export function withDifferences<Marks extends CalendarMarks>(
  marks: Marks,
  ofDay: (date: string) => number | undefined,
): Marks {
  const days = Object.entries(marks.days ?? {}).map(([date, { price: _, ...day }]) => {
    const price = ofDay(date);
    return [date, { ...day, ...(price !== undefined && { price }) }];
  });
  return { ...marks, days: Object.fromEntries(days) };
}

export function toDifferences({ days }: ChangeDifferences): Differences {
  const sailings = new Map(
    days.flatMap((day) => day.sailings).map((sailing) => [sailing.sailingId, sailing]),
  );
  const ofDay = new Map(days.map((day) => [day.date, day.differenceYen]));
  return {
    boardNote: 'いまと同じ等級での差額(手数料を含む)',
    stripNote: '日ごとの差額は、いまと同じ等級の客室のものです(空きがない日は、ほかの客室)。',
    label: 'いまの予約と比べて',
    ofDays: (marks) => withDifferences(marks, (date) => ofDay.get(date) ?? undefined),
    ofSailing: (id) => sailings.get(id)?.differenceYen ?? undefined,
    ofCabin: (id, { cabinTypeId, isPrivate }) => {
      const cabin = sailings.get(id)?.cabins.find((each) => each.cabinTypeId === cabinTypeId);
      return (isPrivate ? cabin?.privateDifferenceYen : cabin?.differenceYen) ?? undefined;
    },
  };
}
