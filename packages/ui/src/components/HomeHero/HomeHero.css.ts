import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minBlockSize: '22rem',
  background: vars.color.heroSkyHigh,
  color: vars.color.ink,
  '@media': { [media.md]: { minBlockSize: '28rem' } },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
});

export const content = style({
  paddingBlock: space[8],
  '@media': { [media.md]: { paddingBlock: space[12] } },
});

/** Overlaps the picture up to the waterline of the ship, so that the ship stays whole. */
export const card = style({
  position: 'relative',
  marginBlockStart: -space[12],
  '@media': { [media.md]: { marginBlockStart: -space[16] } },
});

// Colours as classes and not as attributes: the names of the theme's properties stay out of the
// script of the home page.
const { color } = vars;

export const fill = styleVariants({
  house: { fill: color.heroHouse },
  hull: { fill: color.heroHull },
  accent: { fill: color.heroFunnel },
  land: { fill: color.heroHillMid },
  sun: { fill: color.heroSun },
});

export const stroke = styleVariants({
  house: { fill: 'none', stroke: color.heroHouse },
  hull: { fill: 'none', stroke: color.heroHull },
  seaFar: { fill: 'none', stroke: color.heroSeaFar },
  sun: { fill: 'none', stroke: color.heroSun },
});

export const stop = styleVariants({
  skyHigh: { stopColor: color.heroSkyHigh },
  skyLow: { stopColor: color.heroSkyLow },
  seaFar: { stopColor: color.heroSeaFar },
  seaNear: { stopColor: color.heroSeaNear },
  sun: { stopColor: color.heroSun },
});
