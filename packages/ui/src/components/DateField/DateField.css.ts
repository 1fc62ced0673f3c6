import { style, styleVariants } from '@vanilla-extract/css';
import { control } from '../../private/field.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** One line also on a small phone: 年月日 is one answer. The calendar goes below before they break. */
export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], minInlineSize: 0 });

const box = (digits: number) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  // From the width of the digits expected to that of full-width ones, which are two wide.
  flex: `1 1 calc(${digits}ch + 3.25rem)`,
  maxInlineSize: `calc(${2 * digits}ch + 3.25rem)`,
});

export const part = styleVariants({ year: box(4), month: box(2), day: box(2) });

export const input = style([control, { minInlineSize: 0, textAlign: 'center' }]);

/** Keeps its width when the box beside it has to be narrow. */
export const unit = style({ flexShrink: 0 });

/** Boxes and an open calendar: beside each other where there is room. */
export const open = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.md]: {
      gridTemplateColumns: `auto ${size.calendar}px`,
      alignItems: 'start',
      columnGap: space[8],
    },
  },
});
