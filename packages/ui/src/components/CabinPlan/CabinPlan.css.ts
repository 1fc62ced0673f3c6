import { style, styleVariants } from '@vanilla-extract/css';
import { routeColor, routeTint } from '../../styles/route-hue.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';

const width = 112;
const height = 84;
const phone = 80 / width;

export const root = style({
  display: 'block',
  inlineSize: width * phone,
  blockSize: height * phone,
  borderRadius: vars.radius.control,
  background: routeTint,
  '@media': {
    [media.md]: { inlineSize: width, blockSize: height },
    // The paint of a drawing is kept in forced colours; its ground is not.
    [media.forcedColors]: { vars: { [routeColor]: 'CanvasText' } },
  },
});

export const off = style({ opacity: 0.55 });

const drawn = { fill: 'none', stroke: vars.color.inkQuiet, strokeWidth: 1.5 } as const;

export const wall = style({
  ...drawn,
  stroke: vars.color.ink,
  strokeWidth: 2.5,
  strokeLinecap: 'square',
});
export const line = style({ ...drawn, fill: vars.color.ground, strokeWidth: 1 });
export const pillow = style({ fill: vars.color.ground });
export const bed = styleVariants({
  free: { ...drawn, fill: vars.color.ground },
  taken: { fill: routeColor, stroke: routeColor, strokeWidth: 1.5 },
  paid: { ...drawn, fill: vars.color.ground, stroke: routeColor },
});
export const hatch = style({ ...drawn, stroke: routeColor, strokeWidth: 2 });
export const turn = style({ ...drawn, stroke: routeColor, strokeDasharray: '4 3' });
export const sign = style({
  ...drawn,
  stroke: vars.color.ink,
  strokeWidth: 1.8,
  strokeLinecap: 'round',
});
export const paw = style({ fill: routeColor });
/** A person who shares the bed. */
export const child = style({
  fill: vars.color.ground,
  stroke: routeColor,
  strokeWidth: 2,
});
