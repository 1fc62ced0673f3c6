import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  marginBlockStart: space[16],
  paddingBlock: space[8],
  background: vars.color.groundDeep,
  color: vars.color.onDeep,
  '@media': { [media.print]: { display: 'none' } },
});

/** Whom to call, and beside it, where there is room, what applies. */
export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[4]}px ${space[8]}px`,
});

/** The number and its hours, in one line where it fits. */
export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[4],
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

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] });

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
  marginBlockStart: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `${line.hair}px solid ${vars.color.groundDeepRaised}`,
});
