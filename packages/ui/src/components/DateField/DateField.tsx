import { parseDateParts } from '@ferry/format/typed-date';
import type { Ref } from 'react';
import { ignoreComposingEnter } from '../../private/composing.ts';
import { Fieldset, type FieldTexts, useFieldIds } from '../../private/Field.tsx';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { CalendarButton, type CalendarChoice } from './CalendarButton.tsx';
import * as css from './DateField.css.ts';
import { OpenCalendar } from './OpenCalendar.tsx';

export type { CalendarChoice } from './CalendarButton.tsx';

/** A date as typed: digits of either width, or nothing yet. */
export type DateParts = { year: string; month: string; day: string };

type Part = keyof DateParts;

/** Props of {@link DateField}. */
export type DateFieldProps = FieldTexts & {
  value: DateParts;
  /** The parts exactly as typed; `parseDateParts` of `@ferry/format/typed-date` reads them. */
  onChange: (value: DateParts) => void;
  onBlur?: () => void;
  /** Parts that are wrong, when the error is not about all of them. */
  invalidParts?: readonly Part[];
  name?: string;
  /** Id of the year: the target of a link in the ErrorSummary. */
  id?: string;
  /** Lets the browser fill in a birth date. */
  isBirthDate?: boolean;
  /** Adds a button that opens a calendar of these days. It is loaded when it is opened. */
  calendar?: CalendarChoice;
  /**
   * The calendar stands open below the boxes instead: `false` until they are seen, which is when it
   * is loaded.
   */
  isCalendarOpen?: boolean;
  /** A day has been chosen in the calendar, which `onChange` hears as well. */
  onPicked?: () => void;
  /** The input of the year. */
  ref?: Ref<HTMLInputElement>;
};

const parts: readonly { part: Part; unit: string }[] = [
  { part: 'year', unit: '年' },
  { part: 'month', unit: '月' },
  { part: 'day', unit: '日' },
];

/** `2026-08-02` as a customer would type it. */
const toParts = (date: string): DateParts => {
  const [year = '', month = '', day = ''] = date.split('-').map((part) => String(Number(part)));
  return { year, month, day };
};

type BoxProps = DateFieldProps & {
  part: Part;
  unit: string;
  ids: ReturnType<typeof useFieldIds>;
};

const Box = ({ part, unit, ids, value, error, invalidParts, ...props }: BoxProps) => {
  const id = part === 'year' ? ids.control : `${ids.control}-${part}`;
  const isInvalid = Boolean(error) && (invalidParts?.includes(part) ?? true);
  return (
    <span className={css.part[part]}>
      <input
        ref={part === 'year' ? props.ref : undefined}
        id={id}
        name={props.name && `${props.name}-${part}`}
        type="text"
        inputMode="numeric"
        autoComplete={props.isBirthDate ? `bday-${part}` : 'off'}
        aria-required={props.requirement === 'required' || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={error ? ids.errorId : undefined}
        className={css.input}
        value={value[part]}
        onBlur={props.onBlur}
        onKeyDown={ignoreComposingEnter}
        onChange={(event) => props.onChange({ ...value, [part]: event.currentTarget.value })}
      />
      <label htmlFor={id} className={css.unit}>
        {unit}
      </label>
    </span>
  );
};

/**
 * 年・月・日 in three boxes. Focus never jumps by itself, full-width digits are welcome; a calendar
 * may stand beside them, never instead of them.
 */
export const DateField = (props: DateFieldProps) => {
  const { label, requirement, support, error, value, onChange, calendar } = props;
  const { isCalendarOpen } = props;
  const ids = useFieldIds(props.id, props);
  return (
    <Fieldset
      {...{ ids, label, requirement, support, error }}
      // A panel that is open for one date has its name in the heading.
      legendClass={isCalendarOpen === undefined ? undefined : hidden}
    >
      <div className={isCalendarOpen === undefined ? css.root : css.open}>
        <div className={css.parts}>
          {parts.map(({ part, unit }) => (
            <Box key={part} {...props} part={part} unit={unit} ids={ids} />
          ))}
        </div>
        {calendar && isCalendarOpen === undefined && (
          <CalendarButton
            {...calendar}
            field={label}
            value={parseDateParts(value)}
            onPick={(date) => onChange(toParts(date))}
          />
        )}
        {calendar && isCalendarOpen && (
          <div className={css.calendar}>
            <OpenCalendar
              {...calendar}
              field={label}
              value={parseDateParts(value)}
              onPick={(date) => {
                onChange(toParts(date));
                props.onPicked?.();
              }}
            />
          </div>
        )}
      </div>
    </Fieldset>
  );
};
