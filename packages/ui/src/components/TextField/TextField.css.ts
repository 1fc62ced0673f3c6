import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { fontWeight } from '../../tokens/type.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});

export const output = style({
  color: vars.color.success,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});
