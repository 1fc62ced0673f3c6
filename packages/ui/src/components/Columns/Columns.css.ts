import { globalStyle, style } from '@vanilla-extract/css';
import { withoutHas } from '../../private/without-has.ts';
import { media } from '../../tokens/breakpoint.ts';
import { layer } from '../../tokens/layer.ts';
import { size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';

export const root = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: `minmax(0, 1fr) ${size.aside}px`,
      columnGap: space[10],
      alignItems: 'start',
    },
  },
});

export const even = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.md]: { gridTemplateColumns: 'repeat(var(--columns, 2), minmax(0, 1fr))' },
  },
});

/** The last of three does not stand beside a hole where there is room for two. */
export const three = style({ vars: { '--columns': '3' } });
globalStyle(`${three} > :nth-child(odd):last-child`, {
  '@media': { [`${media.sm} and ${media.belowMd}`]: { gridColumn: '1 / -1' } },
});

/** Three short children stand below each other beside the second one. */
export const tallSecond = style({ rowGap: space[4], alignItems: 'start' });
globalStyle(`${tallSecond} > :nth-child(2)`, { '@media': { [media.sm]: { gridRow: 'span 3' } } });

export const four = style({ '@media': { [media.lg]: { vars: { '--columns': '4' } } } });

/** The narrowest column: with text of twice its size one takes the whole width. */
const pairWidth = '9.5rem';

export const paired = style({
  '@media': {
    [media.belowSm]: {
      gap: space[3],
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${pairWidth}, 100%), 1fr))`,
    },
  },
});

export const sticky = style({
  '@media': {
    [media.lg]: { position: 'sticky', insetBlockStart: space[6], zIndex: layer.sticky },
    // Below a Banner that stays in sight too: one line of words, as wide as the page is here.
    [`${media.lg} and (min-height: 480px)`]: {
      selectors: {
        ':root:has(section[data-sticky]) &': { insetBlockStart: space[16] + space[6] },
      },
      '@supports': { [withoutHas]: { insetBlockStart: space[16] + space[6] } },
    },
  },
});
