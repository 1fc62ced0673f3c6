import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, lineHeight, rem } from '../../tokens/type.ts';

/** Keeps its line while it is empty: nothing moves when the last digit is typed. */
export const era = style({
  minBlockSize: `${lineHeight.dense}em`,
  marginBlockStart: space[2],
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});
