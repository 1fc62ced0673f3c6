import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({ display: 'grid', gap: space[1], lineHeight: lineHeight.heading });

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.onDeepAccent,
  fontWeight: fontWeight.bold,
  // The mark of a deadline in every line of a voyage.
  '::before': {
    content: '',
    flexShrink: 0,
    inlineSize: space[3],
    blockSize: space[3],
    border: `${space[3] / 2}px solid`,
    rotate: '45deg',
  },
  '@media': { [media.print]: { color: 'inherit' } },
});

export const until = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[4],
  // The ground that the browser lays behind a line is taller than this one and would hide the label.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
});

export const rest = style({ whiteSpace: 'nowrap' });

export const date = style({
  fontSize: rem(fontSize.h2),
  fontWeight: fontWeight.bold,
  whiteSpace: 'nowrap',
});

export const clock = style({
  fontSize: rem(fontSize.hero),
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.number,
  '@media': { [media.md]: { fontSize: rem(fontSize.deadline) } },
});

export const note = style({ fontSize: rem(fontSize.dense) });
