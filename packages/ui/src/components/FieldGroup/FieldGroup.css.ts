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
  marginBlockEnd: space[2],
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  paddingBlockStart: space[3],
});

/** Said of all fields, so it stands above them. */
export const error = style({ paddingBlockStart: space[1] });
