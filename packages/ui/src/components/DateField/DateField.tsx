import type { Ref } from 'react';
import { ignoreComposingEnter } from '../../private/composing.ts';
import { Fieldset, type FieldTexts, useFieldIds } from '../../private/Field.tsx';
import * as css from './DateField.css.ts';

/** A date as typed: digits of either width, or nothing yet. */
export type DateParts = { year: string; month: string; day: string };

type Part = keyof DateParts;

/** Props of {@link DateField}. */
export type DateFieldProps = FieldTexts & {
  value: DateParts;
  /** The parts exactly as typed; `parseDateParts` of `@ferry/format/date` reads them. */
  onChange: (value: DateParts) => void;
  onBlur?: () => void;
  /** Parts that are wrong, when the error is not about all of them. */
  invalidParts?: readonly Part[];
  name?: string;
  /** Id of the year: the target of a link in the ErrorSummary. */
  id?: string;
  /** Lets the browser fill in a birth date. */
  isBirthDate?: boolean;
  /** The input of the year. */
  ref?: Ref<HTMLInputElement>;
};

const parts: readonly { part: Part; unit: string }[] = [
  { part: 'year', unit: '年' },
  { part: 'month', unit: '月' },
  { part: 'day', unit: '日' },
];

/** 年・月・日 in three boxes. Focus never jumps by itself, full-width digits are welcome. */
export const DateField = (props: DateFieldProps) => {
  const { value, onChange, onBlur, name, isBirthDate, ref, error } = props;
  const ids = useFieldIds(props.id, props);
  const invalid = error ? (props.invalidParts ?? (['year', 'month', 'day'] as const)) : [];
  return (
    <Fieldset
      ids={ids}
      label={props.label}
      requirement={props.requirement}
      support={props.support}
      error={error}
    >
      <div className={css.parts}>
        {parts.map(({ part, unit }) => (
          <span key={part} className={css.part}>
            <input
              ref={part === 'year' ? ref : undefined}
              id={part === 'year' ? ids.control : `${ids.control}-${part}`}
              name={name && `${name}-${part}`}
              type="text"
              inputMode="numeric"
              autoComplete={isBirthDate ? `bday-${part}` : 'off'}
              aria-required={props.requirement === 'required' || undefined}
              aria-invalid={invalid.includes(part) || undefined}
              aria-describedby={error ? ids.errorId : undefined}
              className={css.input[part]}
              value={value[part]}
              onBlur={onBlur}
              onKeyDown={ignoreComposingEnter}
              onChange={(event) => onChange({ ...value, [part]: event.currentTarget.value })}
            />
            <label htmlFor={part === 'year' ? ids.control : `${ids.control}-${part}`}>{unit}</label>
          </span>
        ))}
      </div>
    </Fieldset>
  );
};
