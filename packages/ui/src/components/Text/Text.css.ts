import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const size = styleVariants({
  label: { fontSize: rem(fontSize.label), lineHeight: lineHeight.dense },
  dense: { fontSize: rem(fontSize.dense), lineHeight: lineHeight.dense },
  body: { fontSize: rem(fontSize.body), lineHeight: lineHeight.body },
  line: { fontSize: rem(fontSize.body), lineHeight: lineHeight.line },
  lead: { fontSize: rem(fontSize.lead), lineHeight: lineHeight.body },
});

export const tone = styleVariants({
  normal: {},
  quiet: { color: vars.color.inkQuiet },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
  onDeep: { color: vars.color.onDeep },
  onDeepQuiet: { color: vars.color.onDeepQuiet },
});

export const bold = style({ fontWeight: fontWeight.bold });

/** For times, fares and counts, which line up below each other. */
export const number = style({ fontVariantNumeric: 'tabular-nums' });
