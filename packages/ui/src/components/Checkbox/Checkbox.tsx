import { type ReactNode, type Ref, useId } from 'react';
import * as choice from '../../private/choice.css.ts';
import { ErrorText } from '../../private/Field.tsx';
import * as field from '../../private/field.css.ts';
import { Phrases } from '../Phrases/Phrases.tsx';

/** Props of {@link Checkbox}. */
export type CheckboxProps = {
  /** What is agreed to or switched on; links to what is agreed to may stand in it. */
  label: ReactNode;
  support?: ReactNode;
  error?: string;
  name?: string;
  /** Id of the box: the target of a link in the ErrorSummary. */
  id?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  onBlur?: () => void;
  isRequired?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** One yes or no. Never ticked beforehand where it means consent. */
export const Checkbox = (props: CheckboxProps) => {
  const { label, support, error, isSelected, defaultSelected, onChange, isRequired, ...rest } =
    props;
  const own = useId();
  const id = props.id ?? own;
  const described = [support && `${id}-support`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label className={choice.row}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          checked={isSelected}
          defaultChecked={defaultSelected}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          aria-required={isRequired || undefined}
          className={choice.mark}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
        <span className={choice.text}>
          <Phrases>{label}</Phrases>
        </span>
      </label>
      {support && (
        <span id={`${id}-support`} className={choice.support}>
          <Phrases>{support}</Phrases>
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={field.error}>
          <ErrorText>{error}</ErrorText>
        </span>
      )}
    </div>
  );
};
