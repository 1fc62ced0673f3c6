import type { ListRoutesResponse } from '@ferry/api/customer';
import { formatDateShort, jstDate } from '@ferry/format/date';
import { parseDateParts } from '@ferry/format/typed-date';
import { DateField, type DateParts } from '@ferry/ui/DateField';
import { PanelCell } from '@ferry/ui/PanelCell';
import { useState } from 'react';
import { useFareMarks } from '../../shared/model/use-fare-marks.ts';
import { type SearchFormState, searchFieldIds } from '../../shared/model/use-search-form.ts';
import { checkVehicles, writeVehicles } from '../../shared/model/wanted-vehicles.ts';

type DayCellsProps = { form: SearchFormState; timetable: ListRoutesResponse | undefined };

/** 「12月5日(土)」; what is no day stands as it was typed. */
const dayText = (parts: DateParts): string => {
  const date = parseDateParts(parts);
  const typed = [parts.year, parts.month, parts.day].filter(Boolean).join('/');
  return date ? formatDateShort(date) : typed || '選択してください';
};

/** The day, or the days of both legs, with the fares in their calendars. */
export function DayCells({ form, timetable }: DayCellsProps) {
  const { input, errorOf, isReturn } = form;
  const [isOutboundOpen, setIsOutboundOpen] = useState(false);
  const [isReturnOpen, setIsReturnOpen] = useState(false);
  // Opened before the server has said which days there are: the customer's own today.
  const today = timetable?.today ?? jstDate(Date.now());
  const days = { min: today, max: timetable?.bookableUntil ?? today };
  // Vehicles whose length is still missing have no fare.
  const isComplete = checkVehicles(form.vehicles, form.types, input).length === 0;
  const party = { ...input, vehicles: isComplete ? writeVehicles(form.vehicles) : '' };
  const fares = useFareMarks(party, parseDateParts(form.date), timetable);
  const backwards = { ...party, fromPortId: input.toPortId, toPortId: input.fromPortId };
  const returnFares = useFareMarks(backwards, parseDateParts(form.returnDate), timetable);

  return (
    <>
      <PanelCell
        label={isReturn ? '往路' : '乗船日'}
        value={dayText(form.date)}
        title={isReturn ? '往路の日を選ぶ' : '乗船日を選ぶ'}
        isInvalid={errorOf('date') !== undefined}
        onOpen={() => setIsOutboundOpen(true)}
      >
        <DateField
          label={isReturn ? '往路の乗船日' : '乗船日'}
          support="便が出発する日です。例:2027年8月2日"
          id={searchFieldIds.date}
          value={form.date}
          error={errorOf('date')}
          calendar={{ ...days, ...fares }}
          isCalendarOpen={isOutboundOpen}
          onChange={form.setDate}
        />
      </PanelCell>
      {isReturn && (
        <PanelCell
          label="復路"
          value={dayText(form.returnDate)}
          title="復路の日を選ぶ"
          isInvalid={errorOf('returnDate') !== undefined}
          onOpen={() => setIsReturnOpen(true)}
        >
          <DateField
            label="復路の乗船日"
            support="人数や車両は、復路だけ変えることもできます。"
            id={searchFieldIds.returnDate}
            value={form.returnDate}
            error={errorOf('returnDate')}
            calendar={{ ...days, ...returnFares }}
            isCalendarOpen={isReturnOpen}
            onChange={form.setReturnDate}
          />
        </PanelCell>
      )}
    </>
  );
}
