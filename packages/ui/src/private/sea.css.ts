import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

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

export const stop = styleVariants({
  skyHigh: { stopColor: color.heroSkyHigh },
  skyMid: { stopColor: color.heroSkyMid },
  skyLow: { stopColor: color.heroSkyLow },
  seaFar: { stopColor: color.heroSeaFar },
  seaMid: { stopColor: color.heroSeaMid },
  seaNear: { stopColor: color.heroSeaNear },
  halo: { stopColor: color.heroSunHalo },
});
