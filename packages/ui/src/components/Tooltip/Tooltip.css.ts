import { style } from '@vanilla-extract/css';
import { anchored, floating } from '../../private/floating.css.ts';
import { size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, lineHeight, rem } from '../../tokens/type.ts';

const anchor = '--ferry-tooltip';

export const root = style({
  display: 'inline-block',
  anchorScope: anchor,
  anchorName: anchor,
});

/** At the foot of the screen where a browser cannot place it beside its thing. */
export const bubble = style([
  floating,
  {
    inset: `auto 0 ${space[4]}px`,
    inlineSize: 'max-content',
    maxInlineSize: `min(${size.aside}px, calc(100vw - ${space[8]}px))`,
    padding: `${space[2]}px ${space[3]}px`,
    fontSize: rem(fontSize.dense),
    lineHeight: lineHeight.dense,
    '@supports': {
      [anchored]: {
        inset: 'auto',
        // Clear of the focus ring.
        margin: `${space[2]}px 0`,
        positionAnchor: anchor,
        positionArea: 'block-start span-inline-end',
        positionTryFallbacks:
          'flip-block, flip-inline, flip-block flip-inline, block-start span-all, block-end span-all',
      },
    },
  },
]);
