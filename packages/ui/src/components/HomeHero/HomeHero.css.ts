import { style, styleVariants } from '@vanilla-extract/css';
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
  '@media': {
    [media.sm]: { minBlockSize: size.heroTablet },
    [media.md]: { minBlockSize: size.hero },
    [media.xl]: { minBlockSize: size.heroWide },
    [media.print]: { display: 'none' },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  inlineSize: '100%',
  blockSize: '100%',
});

export const content = style({
  paddingBlockStart: space[4],
  // What the card does not cover.
  paddingBlockEnd: space[16],
  '@media': {
    [media.md]: { paddingBlock: `${space[10]}px ${space[16] + space[8]}px` },
    [media.xl]: { paddingBlockStart: space[14] },
  },
});

/** The lead under the heading: where there is room for it. */
export const lead = style({ '@media': { [media.belowMd]: { display: 'none' } } });

/** Overlaps the picture below the waterline of the ship, so that the ship stays whole. */
export const card = style({
  position: 'relative',
  marginBlockStart: -space[14],
  '@media': { [media.md]: { marginBlockStart: -(space[16] + space[8]) } },
});

// Colours as classes and not as attributes: the names of the theme's properties stay out of the
// script of the home page.
const { color } = vars;

export const fill = styleVariants({
  house: { fill: color.heroHouse },
  hull: { fill: color.heroHull },
  funnel: { fill: color.heroFunnel },
  hillFar: { fill: color.heroHillFar },
  hillMid: { fill: color.heroHillMid },
  hillNear: { fill: color.heroHillNear },
  sun: { fill: color.heroSun },
  horizon: { fill: color.heroHorizon },
});

const drawn = { fill: 'none' };

export const stroke = styleVariants({
  hull: { ...drawn, stroke: color.heroHull },
  funnel: { ...drawn, stroke: color.heroFunnel },
  shade: { ...drawn, stroke: color.heroShade },
  glass: { ...drawn, stroke: color.heroGlass },
  glint: { ...drawn, stroke: color.heroGlint, strokeLinecap: 'round' },
  horizon: { ...drawn, stroke: color.heroHorizon, strokeLinecap: 'round' },
});

/** Departure on the horizon: a ring on the hill. */
export const ring = style({ fill: color.heroHillNear, stroke: color.heroHorizon, strokeWidth: 5 });

export const stop = styleVariants({
  skyHigh: { stopColor: color.heroSkyHigh },
  skyMid: { stopColor: color.heroSkyMid },
  skyLow: { stopColor: color.heroSkyLow },
  seaFar: { stopColor: color.heroSeaFar },
  seaMid: { stopColor: color.heroSeaMid },
  seaNear: { stopColor: color.heroSeaNear },
  halo: { stopColor: color.heroSunHalo },
});
