import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  marginBlockStart: space[16],
  paddingBlock: space[10],
  background: vars.color.groundDeep,
  color: vars.color.onDeep,
  '@media': { [media.print]: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gap: space[8],
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});

export const small = style({
  color: vars.color.onDeepQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: space[12],
  color: vars.color.onDeep,
  fontSize: rem(fontSize.h1),
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.number,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const list = style({
  display: 'grid',
  columnGap: space[6],
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  color: vars.color.onDeep,
  fontSize: rem(fontSize.dense),
  textUnderlineOffset: '0.2em',
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[4],
  marginBlockStart: space[8],
  paddingBlockStart: space[4],
  borderBlockStart: `${line.hair}px solid ${vars.color.groundDeepRaised}`,
});
