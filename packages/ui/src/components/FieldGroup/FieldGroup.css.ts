import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const legend = style({
  display: 'block',
  marginBlockEnd: space[1],
  fontSize: rem(fontSize.h3),
  fontWeight: fontWeight.bold,
});

export const support = style({
  clear: 'both',
  marginBlockEnd: space[2],
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

export const fields = style({
  clear: 'both',
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  paddingBlockStart: space[3],
});

/** Said of all fields, so it stands above them. */
export const error = style({ clear: 'both', paddingBlockStart: space[1] });

/** A legend is in no row of its own making: floats put an action beside it, and below it for want of room. */
export const legendBeside = style([legend, { float: 'left' }]);

export const action = style({
  float: 'right',
  // The line of the legend keeps its height: a small button is taller.
  marginBlock: -space[2],
});
