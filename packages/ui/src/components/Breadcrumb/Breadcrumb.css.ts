import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, lineHeight, rem } from '../../tokens/type.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[1],
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.line,
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  minBlockSize: size.targetMin,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  borderRadius: vars.radius.small,
  color: vars.color.link,
  textUnderlineOffset: '0.2em',
});

export const separator = style({ flexShrink: 0, rotate: '-90deg' });
