import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Hue of the route that a block is about: its line, its badge, what it fills in a drawing. */
export const routeColor = createVar();

/** Ground of that route's maps and drawings. */
export const routeTint = createVar();

const { color } = vars;

/**
 * Put one of these on a block: whatever stands inside takes `routeColor` and `routeTint` from it.
 * Which hue a route has is the operator's data. Text on the hue is `onRoute`, on the tint `ink` or
 * `inkQuiet`.
 */
export const routeHue = styleVariants({
  1: { vars: { [routeColor]: color.route1, [routeTint]: color.route1Tint } },
  2: { vars: { [routeColor]: color.route2, [routeTint]: color.route2Tint } },
  3: { vars: { [routeColor]: color.route3, [routeTint]: color.route3Tint } },
});

/** One of the hues by which the theme tells routes apart. */
export type RouteHue = keyof typeof routeHue;
