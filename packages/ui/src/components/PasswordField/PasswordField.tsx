import { type Ref, useEffect, useState } from 'react';
import { ignoreComposingEnter } from '../../private/composing.ts';
import { Field, type FieldTexts, useFieldIds } from '../../private/Field.tsx';
import { StrengthBar } from '../../private/StrengthBar.tsx';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PasswordField.css.ts';

/** Props of {@link PasswordField}. */
export type PasswordFieldProps = FieldTexts & {
  /** The password of an account that exists, or a new one: a password manager needs to know. */
  purpose: 'current' | 'new';
  value: string;
  /** Exactly what was typed: a space or a full-width letter may be part of a password. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  /** Id of the input: the target of a link in the ErrorSummary. */
  id?: string;
  ref?: Ref<HTMLInputElement>;
};

/** Shown or hidden; hidden again when the form is sent, so that no browser keeps it as plain text. */
const useVisibility = (inputId: string) => {
  const [isShown, setShown] = useState<boolean>();
  useEffect(() => {
    const hide = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (form.elements.namedItem(inputId)) setShown(undefined);
    };
    document.addEventListener('submit', hide, { capture: true });
    return () => document.removeEventListener('submit', hide, { capture: true });
  }, [inputId]);
  return { isShown, toggle: () => setShown((shown) => !shown) };
};

/** A password, with a button that shows it. Pasting and password managers are welcome. */
export const PasswordField = ({ purpose, id, onChange, onBlur, ...props }: PasswordFieldProps) => {
  const { label, requirement, support, error, ...rest } = props;
  const ids = useFieldIds(id, props);
  const { isShown, toggle } = useVisibility(ids.control);
  return (
    <Field {...{ ids, label, requirement, support, error }}>
      <span className={css.row}>
        <input
          {...rest}
          id={ids.control}
          type={isShown ? 'text' : 'password'}
          autoComplete={`${purpose}-password`}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          aria-required={requirement === 'required' || undefined}
          className={css.input}
          onBlur={onBlur && (() => onBlur())}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={ignoreComposingEnter}
        />
        <Button
          aria-controls={ids.control}
          aria-label={`${label}を${isShown ? '隠す' : '表示する'}`}
          onPress={toggle}
        >
          {isShown ? '隠す' : '表示する'}
        </Button>
      </span>
      {purpose === 'new' && <StrengthBar password={rest.value} />}
      <VisuallyHidden role="status">
        {isShown !== undefined && `${label}を${isShown ? '表示しました' : '隠しました'}。`}
      </VisuallyHidden>
    </Field>
  );
};
