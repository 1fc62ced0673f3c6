import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const root = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const fill = styleVariants({
  sky: { fill: color.heroSkyLow },
  seaFar: { fill: color.heroSeaFar },
  seaMid: { fill: color.heroSeaMid },
  seaNear: { fill: color.heroSeaNear },
  hillFar: { fill: color.heroHillFar },
  hillMid: { fill: color.heroHillMid },
  hillNear: { fill: color.heroHillNear },
  land: { fill: color.mapLand },
  edge: { fill: color.mapEdge },
  sun: { fill: color.heroSun },
  hull: { fill: color.heroHull },
  house: { fill: color.heroHouse },
  funnel: { fill: color.heroFunnel },
  deep: { fill: color.groundDeep },
});

const drawn = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const stroke = styleVariants({
  hull: { ...drawn, stroke: color.heroHull },
  house: { ...drawn, stroke: color.heroHouse },
  glint: { ...drawn, stroke: color.heroGlint },
  funnel: { ...drawn, stroke: color.heroFunnel },
});
