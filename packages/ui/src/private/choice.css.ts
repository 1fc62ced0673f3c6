import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { size } from '../tokens/shape.ts';
import { space } from '../tokens/space.ts';
import { fontSize, lineHeight, lineLength, rem } from '../tokens/type.ts';

/** The whole row is the target, not only the mark. */
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minBlockSize: size.targetMin,
  paddingBlock: space[2],
  cursor: 'pointer',
});

/** The native mark in the theme's colour: it stays itself in forced colours and when zoomed. */
export const mark = style({
  flexShrink: 0,
  inlineSize: size.iconLarge,
  blockSize: size.iconLarge,
  accentColor: vars.color.action,
  cursor: 'pointer',
});

export const text = style({ lineHeight: lineHeight.heading, paddingBlock: 1 });

export const support = style({
  maxInlineSize: lineLength,
  display: 'block',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});
