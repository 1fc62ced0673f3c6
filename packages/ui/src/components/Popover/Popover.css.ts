import { style } from '@vanilla-extract/css';
import { anchored, floating } from '../../private/floating.css.ts';
import { size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontWeight, lineHeight } from '../../tokens/type.ts';

const anchor = '--ferry-popover';

// Each component sees its own anchor only, so one name does for all of them.
export const root = style({ display: 'inline-block', anchorScope: anchor });

export const button = style({ display: 'inline-block', anchorName: anchor });

/** In the middle of the screen where there is no room beside the button, as at 400 % zoom. */
export const panel = style([
  floating,
  {
    inlineSize: 'max-content',
    maxInlineSize: `min(${size.aside}px, calc(100vw - ${space[8]}px))`,
    maxBlockSize: `calc(100dvh - ${space[8]}px)`,
    padding: space[4],
    lineHeight: lineHeight.dense,
    overflowY: 'auto',
    '@supports': {
      [anchored]: {
        '@media': {
          '(min-height: 30rem)': {
            inset: 'auto',
            margin: `${space[1]}px 0`,
            maxBlockSize: '45dvh',
            positionAnchor: anchor,
            positionArea: 'block-end span-inline-end',
            positionTryFallbacks:
              'flip-block, flip-inline, flip-block flip-inline, block-end span-all, block-start span-all',
          },
        },
      },
    },
  },
]);

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[4],
});

export const title = style({
  // The button beside it keeps its size.
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlock: space[2],
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});
