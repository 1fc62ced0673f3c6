import { parseDateParts } from '@ferry/format/date';
import { formatJapaneseYear } from '@ferry/format/japanese-era';
import { DateField, type DateFieldProps } from '../DateField/DateField.tsx';
import * as css from './BirthDateField.css.ts';

/** Props of {@link BirthDateField}: those of a DateField without its calendar. */
export type BirthDateFieldProps = Omit<DateFieldProps, 'isBirthDate' | 'calendar'>;

/**
 * A birth date in the Western calendar, in three boxes that the browser can fill in. Its year in
 * the Japanese calendar is shown as soon as the day is complete, so that a slip is noticed.
 */
export const BirthDateField = (props: BirthDateFieldProps) => {
  const date = parseDateParts(props.value);
  const year = date && formatJapaneseYear(date);
  return (
    <div>
      <DateField {...props} isBirthDate />
      <p role="status" className={css.era}>
        {year && `${year}生まれ`}
      </p>
    </div>
  );
};
