import type { RouteHue } from '@ferry/ui/styles/route-hue.css';
import { operator } from './operator.ts';

/** Sign and hue by which a route is told apart. */
export type RouteFace = { sign: string; hue: RouteHue };

const faces: Readonly<Record<string, { sign: string; hue: number; map?: string }>> =
  operator.routes;

const isHue = (hue: number | undefined): hue is RouteHue => hue === 1 || hue === 2 || hue === 3;

/**
 * Sign and hue of a route, as `routes` in operator.json says them. A route that is not there has the
 * first character of its name and the first hue.
 */
export function routeFace(routeId: string, routeName: string): RouteFace {
  const { sign = routeName.slice(0, 1), hue } = faces[routeId] ?? {};
  return { sign, hue: isHue(hue) ? hue : 1 };
}

/** Address of the picture of a route on its coast, where `routes` in operator.json names one. */
export function routeMap(routeId: string): string | undefined {
  const file = faces[routeId]?.map;
  return file && import.meta.env.BASE_URL + file;
}
