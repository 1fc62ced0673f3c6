import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({ fontVariantNumeric: 'tabular-nums' });

/** Day and clock stay together; the second notation may go below them. */
export const clock = style({ whiteSpace: 'nowrap' });

export const large = style({
  fontSize: rem(fontSize.time),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.number,
});

export const day = style({ marginInlineEnd: '0.1em', fontSize: 'max(0.55em, 0.75rem)' });

export const service = style({
  display: 'inline-block',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.regular,
});
