import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, lineLength, rem } from '../../tokens/type.ts';

/** A `span` that stands as a block (in a Stack) has no longer lines than a `p`. */
const text = (px: number, height: number) => ({
  maxInlineSize: lineLength,
  fontSize: rem(px),
  lineHeight: height,
});

export const size = styleVariants({
  label: text(fontSize.label, lineHeight.dense),
  dense: text(fontSize.dense, lineHeight.dense),
  body: text(fontSize.body, lineHeight.body),
  line: text(fontSize.body, lineHeight.line),
  lead: text(fontSize.lead, lineHeight.body),
  large: text(fontSize.h2, lineHeight.line),
  display: text(fontSize.display, lineHeight.line),
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
