import { formatJapaneseYear } from '@ferry/format/japanese-era';
import { parseDateParts } from '@ferry/format/typed-date';
import { toHalfWidthDigits } from '@ferry/format/width';
import { DateField, type DateFieldProps, type DateParts } from '../DateField/DateField.tsx';
import * as css from './BirthDateField.css.ts';

/** Props of {@link BirthDateField}: those of a DateField without its calendar. */
export type BirthDateFieldProps = Omit<DateFieldProps, 'isBirthDate' | 'calendar'> & {
  /** Lets the browser fill in the customer's own birth date; not for companions. */
  autoComplete?: boolean;
};

const parts = ['year', 'month', 'day'] as const;

/** Digits in one width, as they fit the boxes. */
const tidy = ({ year, month, day }: DateParts): DateParts => ({
  year: toHalfWidthDigits(year),
  month: toHalfWidthDigits(month),
  day: toHalfWidthDigits(day),
});

/**
 * A birth date in the Western calendar, in three boxes. Its year in
 * the Japanese calendar is shown as soon as the day is complete, so that a slip is noticed.
 */
export const BirthDateField = ({ autoComplete = false, ...props }: BirthDateFieldProps) => {
  const date = parseDateParts(props.value);
  const year = date && formatJapaneseYear(date);
  const leave = (): void => {
    const tidied = tidy(props.value);
    if (parts.some((part) => tidied[part] !== props.value[part])) props.onChange(tidied);
    props.onBlur?.();
  };
  return (
    <div>
      <DateField {...props} isBirthDate={autoComplete} onBlur={leave} />
      <p role="status" className={css.era}>
        {year && `${year}生まれ`}
      </p>
    </div>
  );
};
