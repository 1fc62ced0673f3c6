import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

export const large = style({
  fontSize: rem(fontSize.time),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.number,
});

export const day = style({ marginInlineEnd: '0.1em', fontSize: 'max(0.55em, 0.75rem)' });

export const service = style({
  marginInlineStart: space[1],
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.regular,
});
