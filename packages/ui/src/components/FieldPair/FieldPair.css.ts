import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoint.ts';
import { size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, lineHeight, rem } from '../../tokens/type.ts';

/** What stands above the box of a field: one line of label and the distance below it. */
const labelHeight = `calc(${rem(fontSize.body * lineHeight.heading)} + ${space[2]}px)`;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  '@media': {
    [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const field = style({
  gridColumn: 1,
  '@media': { [media.sm]: { gridRow: 1, selectors: { '& + &': { gridColumn: 3 } } } },
});

/** Beside both boxes on a phone, between them from 600 px on, at the height of the boxes. */
export const between = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'center',
  rotate: '90deg',
  '@media': {
    [media.sm]: {
      gridRow: 1,
      alignSelf: 'start',
      marginBlockStart: `calc(${labelHeight} + ${(size.target - size.targetMin) / 2}px)`,
      rotate: '0deg',
    },
  },
});
