import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { control } from '../../private/field.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** One line also on a small phone: 年月日 is one answer. The calendar goes below before they break. */
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minInlineSize: 0,
  gridArea: 'parts',
});

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

/** Where the calendar is, once it is there. */
export const calendar = style({ '@media': { [media.md]: { display: 'contents' } } });

globalStyle(`${calendar} > *`, {
  '@media': { [media.md]: { gridColumn: '1 / -1', marginBlockStart: space[4] } },
});

/** Keeps its width when the box beside it has to be narrow. */
export const unit = style({ flexShrink: 0 });

/** Boxes above an open calendar; what it says of a day stands beside them where there is room. */
export const open = style({
  display: 'grid',
  gridTemplateAreas: '"parts"',
  gap: space[4],
  // On a tablet's sheet a week is no wider than the eye takes in at once.
  maxInlineSize: 9 * space[16],
  '@media': {
    [media.md]: {
      maxInlineSize: 'none',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"parts note" "parts legend" "months months"',
      columnGap: space[6],
      // Two lines of one note.
      rowGap: 0,
    },
  },
});
