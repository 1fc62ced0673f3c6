import type { InputHTMLAttributes, Ref } from 'react';
import { ignoreComposingEnter } from '../../private/composing.ts';
import { Field, type FieldTexts, useFieldIds } from '../../private/Field.tsx';
import * as css from '../../private/field.css.ts';
import * as outputs from './TextField.css.ts';

/**
 * Props of {@link TextField}. There is no `placeholder`: it vanishes while typing and is too pale
 * to read; say it in `support`.
 */
export type TextFieldProps = FieldTexts & {
  name?: string;
  /** Id of the input: the target of a link in the ErrorSummary. */
  id?: string;
  value?: string;
  defaultValue?: string;
  /** Text exactly as typed. Full-width characters are never refused: normalise on submit. */
  onChange?: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'email' | 'tel' | 'password';
  /** What the browser may fill in, for example `family-name`. */
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Expected length in full-width characters; the box is about as wide. Defaults to the full width. */
  length?: number;
  isReadOnly?: boolean;
  /** What is understood of the text, said as it changes; an empty one keeps its place. */
  output?: string;
  ref?: Ref<HTMLInputElement>;
};

/** One line of text: label above, support text, box, error below. */
export const TextField = ({
  onChange,
  onBlur,
  length,
  isReadOnly,
  output,
  id,
  ...props
}: TextFieldProps) => {
  const { label, requirement, support, error, type = 'text', ...rest } = props;
  const ids = useFieldIds(id, props);
  const input = (
    <input
      {...rest}
      id={ids.control}
      type={type}
      readOnly={isReadOnly}
      aria-describedby={ids.describedBy}
      aria-invalid={error ? true : undefined}
      aria-required={requirement === 'required' || undefined}
      className={css.control}
      style={length ? { maxInlineSize: `calc(${length}em + 1.75rem)` } : undefined}
      onBlur={onBlur && (() => onBlur())}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      onKeyDown={ignoreComposingEnter}
    />
  );
  return (
    <Field {...{ ids, label, requirement, support, error }}>
      {output === undefined ? (
        input
      ) : (
        <span className={outputs.line}>
          {input}
          <output htmlFor={ids.control} className={outputs.output}>
            {output}
          </output>
        </span>
      )}
    </Field>
  );
};
