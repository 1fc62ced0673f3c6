import { cx } from '../../private/cx.ts';
import { type RouteHue, routeHue } from '../../styles/route-hue.css.ts';
import * as css from './RouteBadge.css.ts';

/** Props of {@link RouteBadge}. */
export type RouteBadgeProps = {
  /** One character for the route, as the operator's data has it. */
  sign: string;
  /** The route's hue. */
  hue: RouteHue;
  /** `small` 12 px for a line of small text. */
  size?: keyof typeof css.size;
};

/** Sign of a route in its hue, beside the route's name: it is not read aloud. */
export const RouteBadge = ({ sign, hue, size = 'medium' }: RouteBadgeProps) => (
  <span aria-hidden="true" className={cx(routeHue[hue], css.root, css.size[size])}>
    {sign}
  </span>
);
