import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minBlockSize: size.heroPhone,
  background: vars.color.heroSkyHigh,
  color: vars.color.ink,
  containerType: 'inline-size',
  '@media': {
    [media.sm]: { minBlockSize: size.heroTablet },
    [media.md]: { minBlockSize: size.hero },
    [media.xl]: { minBlockSize: size.heroWide },
    // Without the picture there is no room to keep for it.
    [media.print]: { minBlockSize: 0, background: 'none' },
    [media.forcedColors]: { minBlockSize: 0 },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
  // Text of twice its size on a phone: a heading of two lines would stand on the hull.
  '@container': { '(max-inline-size: 16rem)': { display: 'none' } },
  '@media': {
    [media.print]: { display: 'none' },
    // Its colours stay as they are there, and the words on it do not.
    [media.forcedColors]: { display: 'none' },
  },
});

export const content = style({
  paddingBlockStart: space[4],
  // What the card does not cover.
  paddingBlockEnd: space[16],
  '@media': {
    [media.md]: { paddingBlock: `${space[10]}px ${space[16] + space[8]}px` },
    [media.xl]: { paddingBlockStart: space[14] },
    [media.print]: { paddingBlock: 0 },
    [media.forcedColors]: { paddingBlock: space[6] },
  },
});

/** The lead under the heading: where there is room for it. */
export const lead = style({
  // Ends before the ship.
  maxInlineSize: '22em',
  '@media': { [media.belowMd]: { display: 'none' }, [media.lg]: { maxInlineSize: 'none' } },
});

/** Overlaps the picture below the waterline of the ship, so that the ship stays whole. */
export const card = style({
  position: 'relative',
  marginBlockStart: -space[14],
  '@media': {
    [media.md]: { marginBlockStart: -(space[16] + space[8]) },
    [media.print]: { marginBlockStart: 0 },
    [media.forcedColors]: { marginBlockStart: 0 },
  },
});

const { color } = vars;

/** Departure on the horizon: a ring on the hill. */
export const ring = style({ fill: color.heroHillNear, stroke: color.heroHorizon, strokeWidth: 5 });
