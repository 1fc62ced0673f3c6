import { type ReactNode, type Ref, useId } from 'react';
import * as choice from '../../private/choice.css.ts';
import { Fieldset, type FieldTexts, useFieldIds } from '../../private/Field.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { root as visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './RadioGroup.css.ts';

/** One choice of a RadioGroup. */
type RadioOption<Value extends string = string> = {
  value: Value;
  label: string;
  /** What the choice means, in a smaller line below it. */
  support?: ReactNode;
};

/** Props of {@link RadioGroup}. */
export type RadioGroupProps<Value extends string = string> = FieldTexts & {
  options: readonly RadioOption<Value>[];
  name?: string;
  /** Id of the first radio: the target of a link in the ErrorSummary. */
  id?: string;
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  /** Choices beside each other; for two or three short ones. */
  isInline?: boolean;
  /** Choices as parts of one bar; for two or three of a word each. */
  isSegmented?: boolean;
  /** Keeps the label for assistive technology only, where the options say it all. */
  isLabelHidden?: boolean;
  /** The first radio. */
  ref?: Ref<HTMLInputElement>;
};

/** One of a few choices, all in view. Native radios: one tab stop, arrow keys choose. */
export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => {
  const { options, value, defaultValue, onChange, onBlur, isLabelHidden, ref } = props;
  const { isInline, isSegmented } = props;
  const ids = useFieldIds(props.id, props);
  const fallbackName = useId();
  return (
    <Fieldset
      ids={ids}
      role="radiogroup"
      label={props.label}
      requirement={props.requirement}
      support={props.support}
      error={props.error}
      legendClass={isLabelHidden ? visuallyHidden : undefined}
    >
      <div className={isSegmented ? css.bar : isInline ? css.inline : css.vertical}>
        {options.map((option, index) => (
          <label key={option.value} className={isSegmented ? css.segment : choice.row}>
            <input
              ref={index === 0 ? ref : undefined}
              id={index === 0 ? ids.control : undefined}
              type="radio"
              name={props.name ?? fallbackName}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={
                defaultValue === undefined ? undefined : defaultValue === option.value
              }
              className={isSegmented ? css.cover : choice.mark}
              onBlur={onBlur}
              onChange={() => onChange?.(option.value)}
            />
            <span className={isSegmented ? css.word : choice.text}>
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
