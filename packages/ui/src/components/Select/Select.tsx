import type { Ref } from 'react';
import { Field, type FieldTexts, useFieldIds } from '../../private/Field.tsx';
import { holdsKept } from '../../private/runs.ts';
import { ChevronIcon } from '../Icon/Icon.tsx';
import * as css from './Select.css.ts';

/**
 * One choice of a Select. `reading` is that of a label that not every customer can read, in
 * hiragana: it follows in brackets, for the eye alone.
 */
export type SelectOption = { value: string; label: string; reading?: string | null };

/** Props of {@link Select}. */
export type SelectProps = FieldTexts & {
  options: readonly SelectOption[];
  /** Text of the empty choice, for example 「選択してください」. Omitted: there is no empty choice. */
  emptyLabel?: string;
  name?: string;
  /** Id of the select: the target of a link in the ErrorSummary. */
  id?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** What the browser may fill in. Defaults to nothing. */
  autoComplete?: string;
  ref?: Ref<HTMLSelectElement>;
};

const Option = ({ value, label, reading }: SelectOption) =>
  reading && reading !== label ? (
    // Named without its reading: it would be said twice.
    <option value={value} aria-label={label}>{`${label}(${reading})`}</option>
  ) : (
    // An option has no elements: with such a number in it, it stays whole.
    <option value={value} translate={holdsKept(label) ? 'no' : undefined}>
      {label}
    </option>
  );

/** The choices of a list, the empty one first when it has a text. */
const SelectOptions = ({ options, emptyLabel }: Pick<SelectProps, 'options' | 'emptyLabel'>) => (
  <>
    {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
    {options.map((option) => (
      <Option key={option.value} {...option} />
    ))}
  </>
);

/** One of a known list: ports, prefectures. The native control, so phones show their own wheel. */
export const Select = ({ options, emptyLabel, onChange, id, ...props }: SelectProps) => {
  const { label, requirement, support, error, autoComplete = 'off', ...rest } = props;
  const ids = useFieldIds(id, props);
  return (
    <Field {...{ ids, label, requirement, support, error }}>
      <span className={css.root}>
        <select
          {...rest}
          autoComplete={autoComplete}
          id={ids.control}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          aria-required={requirement === 'required' || undefined}
          className={css.select}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        >
          <SelectOptions options={options} emptyLabel={emptyLabel} />
        </select>
        <span className={css.chevron}>
          <ChevronIcon />
        </span>
      </span>
    </Field>
  );
};
