import { formatDateShort } from '@ferry/format/date';
import { parseDateParts } from '@ferry/format/typed-date';
import { dayWords } from '../../private/calendar-days.ts';
import type { CalendarChoice } from '../DateField/CalendarButton.tsx';
import { DateField, type DateFieldProps } from '../DateField/DateField.tsx';
import * as css from './DatePicker.css.ts';

export type { CalendarDay, CalendarMarks, FarePeriodMark } from '../../private/calendar-days.ts';
export type { DateParts } from '../DateField/DateField.tsx';

/** Props of {@link DatePicker}. */
export type DatePickerProps = Omit<DateFieldProps, 'calendar' | 'isBirthDate'> &
  Omit<CalendarChoice, 'label'> & {
    /** Words of the button; defaults to 「カレンダーで選ぶ」. */
    buttonLabel?: string;
  };

/**
 * A day to come: typed in three boxes or chosen in a calendar, which is loaded when it is opened.
 * What is known of the day (weekday, holiday, period, price, reason) stands below, however it was
 * entered. Whether it may be booked is for the form to say, in `error`.
 */
export const DatePicker = ({ buttonLabel, ...props }: DatePickerProps) => {
  const { min, max, today, holidays, days, periods, onMonthChange, ...field } = props;
  const date = parseDateParts(field.value);
  const isOffered = date !== undefined && date >= min && date <= max;
  return (
    <div>
      <DateField
        {...field}
        calendar={{
          ...{ min, max, today, holidays, days, periods, onMonthChange },
          label: buttonLabel,
        }}
      />
      <p role="status" className={css.said}>
        {isOffered &&
          [formatDateShort(date), ...dayWords(date, { holidays, days, periods })].join('・')}
      </p>
    </div>
  );
};
