import { formatPhone, isPhone, normalisePhone } from '@ferry/format/phone';
import { tidyOnBlur } from '../../private/tidy.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** Props of {@link PhoneField}: those of a controlled TextField without its kind of text. */
export type PhoneFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'length'
> & {
  value: string;
  onChange: (value: string) => void;
};

/** A number that can be read is shown in its groups; anything else stays as typed. */
const tidy = (typed: string): string => {
  const phone = normalisePhone(typed);
  return isPhone(phone) ? formatPhone(phone) : typed;
};

/**
 * A telephone number in one box. Any width, any hyphen or none, and numbers of other countries from
 * their `+`.
 */
export const PhoneField = ({ autoComplete = 'tel', ...props }: PhoneFieldProps) => (
  <TextField
    {...props}
    type="tel"
    autoComplete={autoComplete}
    length={14}
    onBlur={tidyOnBlur(props, tidy)}
  />
);
