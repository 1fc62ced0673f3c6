import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { fontWeight, lineHeight } from '../../tokens/type.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
});

export const tone = styleVariants({
  good: { color: vars.color.success },
  few: { color: vars.color.warning },
  none: { color: vars.color.inkQuiet },
  bad: { color: vars.color.danger },
});
