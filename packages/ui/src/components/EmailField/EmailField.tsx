import { isEmail, normaliseEmail } from '@ferry/format/email';
import { tidyOnBlur } from '../../private/tidy.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** Props of {@link EmailField}: those of a controlled TextField without its kind of text. */
export type EmailFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'length'
> & {
  value: string;
  onChange: (value: string) => void;
};

/** An address in full-width letters is one all the same; what is none stays as typed. */
const tidy = (typed: string): string => {
  const address = normaliseEmail(typed);
  return isEmail(address) ? address : typed;
};

/** A mail address. Pasting and the browser's own entry are welcome. */
export const EmailField = ({ autoComplete = 'email', ...props }: EmailFieldProps) => (
  <TextField {...props} type="email" autoComplete={autoComplete} onBlur={tidyOnBlur(props, tidy)} />
);
