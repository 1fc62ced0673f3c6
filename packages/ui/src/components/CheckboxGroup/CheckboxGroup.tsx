import type { ReactNode, Ref } from 'react';
import * as choice from '../../private/choice.css.ts';
import { Fieldset, type FieldTexts, useFieldIds } from '../../private/Field.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './CheckboxGroup.css.ts';

/** One choice of a CheckboxGroup. */
export type CheckboxOption<Value extends string = string> = {
  value: Value;
  label: string;
  /** What the choice means, in a smaller line below it. */
  support?: ReactNode;
};

/** Props of {@link CheckboxGroup}. */
export type CheckboxGroupProps<Value extends string = string> = FieldTexts & {
  options: readonly CheckboxOption<Value>[];
  value: readonly Value[];
  /** All that are ticked, in the order of the options. */
  onChange: (value: Value[]) => void;
  onBlur?: () => void;
  name?: string;
  /** Id of the first box: the target of a link in the ErrorSummary. */
  id?: string;
  /** The first box. */
  ref?: Ref<HTMLInputElement>;
};

/** Any number of a few choices, all in view. Native boxes, each its own tab stop. */
export const CheckboxGroup = <Value extends string>(props: CheckboxGroupProps<Value>) => {
  const { label, requirement, support, error, options, value, onChange } = props;
  const ids = useFieldIds(props.id, props);
  const set = (changed: Value, isSelected: boolean): void =>
    onChange(
      options
        .map((option) => option.value)
        .filter((item) => (item === changed ? isSelected : value.includes(item))),
    );
  return (
    <Fieldset {...{ ids, label, requirement, support, error }}>
      <div className={css.options}>
        {options.map((option, index) => (
          <label key={option.value} className={choice.row}>
            <input
              ref={index === 0 ? props.ref : undefined}
              id={index === 0 ? ids.control : undefined}
              type="checkbox"
              name={props.name}
              value={option.value}
              checked={value.includes(option.value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && index === 0 ? ids.errorId : undefined}
              className={choice.mark}
              onBlur={props.onBlur}
              onChange={(event) => set(option.value, event.currentTarget.checked)}
            />
            <span className={choice.text}>
              <Phrases>{option.label}</Phrases>
              {option.support && (
                <span className={choice.support}>
                  <Phrases>{option.support}</Phrases>
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
};
