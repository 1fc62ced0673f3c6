import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  background: vars.color.groundDeepRaised,
  color: vars.color.onDeep,
  lineHeight: lineHeight.heading,
  '@media': {
    [media.print]: { background: 'none', color: vars.color.ink },
    [media.forcedColors]: { borderBlockEnd: `${line.hair}px solid` },
  },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]}px ${space[8]}px`,
  paddingBlock: space[3],
});

export const name = style({ fontSize: rem(fontSize.h3), fontWeight: fontWeight.bold });

export const number = style({ fontSize: rem(fontSize.dense) });

export const digits = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.targetMin,
  color: 'inherit',
  fontSize: rem(fontSize.dense),
  // Readings of ports on a second line keep clear of the line under the first.
  lineHeight: 2,
  textUnderlineOffset: '.24em',
  '@media': { [media.belowMd]: { flexBasis: '100%' } },
});
