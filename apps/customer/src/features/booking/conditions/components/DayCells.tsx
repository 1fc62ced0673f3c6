import type { ListRoutesResponse } from '@ferry/api/customer';
import { formatDateShort, jstDate } from '@ferry/format/date';
import { parseDateParts } from '@ferry/format/typed-date';
import { type CalendarChoice, DateField, type DateParts } from '@ferry/ui/DateField';
import { PanelCell } from '@ferry/ui/PanelCell';
import { useCallback, useState } from 'react';
import { cheapestText, searchLabels } from '../../../../copy/search-labels.ts';
import { partyWord } from '../../../../page/offered-words.ts';
import { findVehicleProblems, writeVehicles } from '../../shared/model/requested-vehicles.ts';
import { needsOf } from '../../shared/model/search-conditions.ts';
import { useFareMarks } from '../../shared/model/use-fare-marks.ts';
import { type SearchFormState, searchFieldIds } from '../../shared/model/use-search-form.ts';

type DayCellsProps = { form: SearchFormState; timetable: ListRoutesResponse | undefined };

const dateLabel = searchLabels['search.date'];

/** 「12月5日(土)」; what is no day stands as it was typed. */
const dayText = (parts: DateParts): string => {
  const date = parseDateParts(parts);
  const typed = [parts.year, parts.month, parts.day].filter(Boolean).join('/');
  return date ? formatDateShort(date) : typed || '日を選ぶ';
};

type LegDayProps = {
  label: string;
  /** Heading of the panel. */
  title: string;
  /** Name of the boxes. */
  field: string;
  id: string;
  note: string | false;
  date: DateParts;
  error: string | undefined;
  calendar: CalendarChoice;
  onChange: (date: DateParts) => void;
  /** A day has been chosen in the calendar. */
  onPicked?: (() => void) | undefined;
  isNext?: boolean;
  onAsked?: () => void;
};

/** A cell with the day of a leg; its calendar is loaded as the panel opens. */
function LegDay({ label, title, field, note, date, error, calendar, ...props }: LegDayProps) {
  const { isNext, onAsked, onPicked, ...of } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { onOpen, ...days } = calendar;
  return (
    <PanelCell
      label={label}
      value={dayText(date)}
      title={title}
      note={note}
      isInvalid={error !== undefined}
      {...{ isNext, onAsked }}
      onOpen={() => {
        setIsOpen(true);
        onOpen?.();
      }}
    >
      {(close) => (
        <DateField
          {...of}
          label={field}
          value={date}
          error={error}
          calendar={days}
          isCalendarOpen={isOpen}
          onPicked={() => {
            close();
            onPicked?.();
          }}
        />
      )}
    </PanelCell>
  );
}

/** The day, or the days of both legs, with the fares in their calendars. */
export function DayCells({ form, timetable }: DayCellsProps) {
  const { input, errorOf, isReturn } = form;
  // The return leg is the question after the outbound day, with its own prices.
  const [isReturnNext, setIsReturnNext] = useState(false);
  const forgetNext = useCallback(() => setIsReturnNext(false), []);
  // Opened before the server has said which days there are: the customer's own today.
  const today = timetable?.today ?? jstDate(Date.now());
  const days = { min: today, max: timetable?.bookableUntil ?? today };
  // Vehicles whose length is still missing have no fare.
  const isComplete = findVehicleProblems(form.vehicles, form.types, input).length === 0;
  const party = { ...input, vehicles: isComplete ? writeVehicles(form.vehicles) : '' };
  const fares = useFareMarks(party, parseDateParts(form.date), timetable);
  const backwards = { ...party, fromPortId: input.toPortId, toPortId: input.fromPortId };
  const outbound = parseDateParts(form.date);
  const returnFares = useFareMarks(backwards, parseDateParts(form.returnDate), timetable, {
    outboundDate: outbound,
  });
  const earliestReturn = outbound && outbound <= days.max ? outbound : today;
  const note =
    fares.days !== undefined &&
    `${isComplete ? partyWord() : 'この人数'}の料金(${isComplete ? '' : '車両を除く・'}${cheapestText(needsOf(input).length > 0)}・税込)`;

  return (
    <>
      <LegDay
        label={isReturn ? '往路' : dateLabel}
        title={isReturn ? '往路の日を選ぶ' : `${dateLabel}を選ぶ`}
        field={isReturn ? `往路の${dateLabel}` : dateLabel}
        id={searchFieldIds.date}
        note={note}
        date={form.date}
        error={errorOf('date')}
        calendar={{ ...days, ...fares }}
        onChange={form.setDate}
        onPicked={isReturn ? () => setIsReturnNext(true) : undefined}
      />
      {isReturn && (
        <LegDay
          label="復路"
          title="復路の日を選ぶ"
          field={searchLabels['search.returnDate']}
          id={searchFieldIds.returnDate}
          note={note}
          date={form.returnDate}
          error={errorOf('returnDate')}
          calendar={{
            ...days,
            ...returnFares,
            min: earliestReturn,
            ...(outbound && { start: { date: outbound, name: '往路' } }),
          }}
          onChange={form.setReturnDate}
          isNext={isReturnNext}
          onAsked={forgetNext}
        />
      )}
    </>
  );
}
