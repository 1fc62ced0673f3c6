import { style } from '@vanilla-extract/css';
import { rem } from '../../tokens/type.ts';

/** One word: text and reading stay on one line. */
export const root = style({ whiteSpace: 'nowrap', rubyAlign: 'space-around' });

export const reading = style({
  // Half of the text, but never so small that it cannot be read on a phone.
  fontSize: `max(0.5em, ${rem(10)})`,
  fontWeight: 'normal',
  // The reading lives in the air above the line: it must not push the lines of prose apart.
  lineHeight: 1,
  // What was selected is copied without it: it would stand glued to the word.
  WebkitUserSelect: 'none',
  userSelect: 'none',
});
