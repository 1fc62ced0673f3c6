import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, rem } from '../../tokens/type.ts';

export const heading = style({ fontSize: rem(fontSize.h3), fontWeight: fontWeight.bold });

export const list = style({ marginBlockStart: space[2] });

export const link = style({
  display: 'inline-block',
  paddingBlock: space[2],
  borderRadius: vars.radius.small,
  color: vars.color.danger,
  fontWeight: fontWeight.bold,
});
