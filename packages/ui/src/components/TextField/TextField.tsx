import type { InputHTMLAttributes, Ref } from 'react';
import { TextField as AriaTextField, FieldError, Input, Label, Text } from 'react-aria-components';
import { ignoreComposingEnter } from '../../private/composing.ts';
import { ErrorText, type FieldTexts, LabelText } from '../../private/Field.tsx';
import * as css from '../../private/field.css.ts';

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
  /** Expected length in full-width characters; the box is about as wide. Silent: full width. */
  length?: number;
  isReadOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** One line of text: label above, support text, box, error below. */
export const TextField = (props: TextFieldProps) => {
  const { label, requirement, support, error, length, ref, ...rest } = props;
  return (
    <AriaTextField
      {...rest}
      isRequired={requirement === 'required'}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={css.root}
    >
      <Label className={css.label}>
        <LabelText label={label} requirement={requirement} />
      </Label>
      {support && (
        <Text slot="description" className={css.support}>
          {support}
        </Text>
      )}
      <Input
        ref={ref}
        className={css.control}
        style={length ? { maxInlineSize: `calc(${length}em + 1.75rem)` } : undefined}
        onKeyDown={ignoreComposingEnter}
      />
      {error && (
        <FieldError className={css.error}>
          <ErrorText>{error}</ErrorText>
        </FieldError>
      )}
    </AriaTextField>
  );
};
