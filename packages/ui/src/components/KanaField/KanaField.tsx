import { toKatakana } from '@ferry/format/kana';
import { tidyOnBlur } from '../../private/tidy.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { useReadingFrom } from './use-reading-from.ts';

/** Props of {@link KanaField}: those of a controlled TextField, and where the reading comes from. */
export type KanaFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode'
> & {
  value: string;
  onChange: (value: string) => void;
  /** Id of the field with the name in kanji, on the same page. Omitted: nothing is taken over. */
  readingFrom?: string;
};

/**
 * The reading of a name. What the customer typed in the name field before the conversion is taken
 * over, as long as this field is empty or still holds what was taken over; hiragana and half-width
 * kana become katakana when the field is left.
 */
export const KanaField = ({ readingFrom, autoComplete = 'off', ...props }: KanaFieldProps) => {
  useReadingFrom(readingFrom, props);
  return (
    <TextField {...props} autoComplete={autoComplete} onBlur={tidyOnBlur(props, toKatakana)} />
  );
};
