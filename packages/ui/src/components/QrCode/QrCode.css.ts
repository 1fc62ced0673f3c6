import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { fontWeight, lineHeight } from '../../tokens/type.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  margin: 0,
});

/** A reader needs dark on light: neither a dark ground nor forced colours may turn it round. */
export const code = style({
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.small,
  forcedColorAdjust: 'none',
});

export const text = style({
  maxInlineSize: '100%',
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums slashed-zero',
  lineHeight: lineHeight.heading,
  textAlign: 'center',
  userSelect: 'all',
});
