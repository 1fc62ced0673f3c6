import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import type { ElementProps } from '../../private/props.ts';
import { type RouteHue, routeHue } from '../../styles/route-hue.css.ts';
import { RouteBadge } from '../RouteBadge/RouteBadge.tsx';
import * as css from './RouteCard.css.ts';

/** Props of {@link RouteCard}. */
export type RouteCardProps = Omit<ElementProps<'a'>, 'children' | 'name'> & {
  /** Name of the route. */
  name: string;
  /** One character for the route, and its hue. */
  sign: string;
  hue: RouteHue;
  /** Ports along the line, in order. */
  stops: readonly string[];
  /** Address of a picture of the coast with the route on it, twice as wide as high; without it the ports stand on a line. */
  map?: string | undefined;
  /** What is always so: how long it takes. */
  facts: ReactNode;
  /** How it runs today: icon and words. */
  service?: ReactNode;
  /** What there is to know of it today. */
  news?: ReactNode;
  /** The fare from. */
  fare?: ReactNode;
};

/** A route on its coast, or as a line of ports; the whole card is the link. Plain enough for a router's `createLink`. */
export const RouteCard = ({
  name,
  sign,
  hue,
  stops,
  map,
  facts,
  service,
  news,
  fare,
  ...rest
}: RouteCardProps) => (
  <a {...rest} className={cx(routeHue[hue], css.root)}>
    {map ? (
      <span className={css.map}>
        {/* The name of the route and the line below it say what it shows. */}
        <img src={map} alt="" loading="lazy" decoding="async" className={css.picture} />
      </span>
    ) : (
      <span className={css.stops}>
        {stops.map((stop) => (
          <span key={stop} className={css.stop}>
            {stop}
          </span>
        ))}
      </span>
    )}
    <span className={css.body}>
      <span className={css.name}>
        <RouteBadge sign={sign} hue={hue} />
        <span>{name}</span>
      </span>
      {/* Two ports are in the name. */}
      {map && stops.length > 2 && <span className={css.facts}>{stops.join('・')}</span>}
      <span className={css.facts}>{facts}</span>
      {news && <span className={css.news}>{news}</span>}
      <span className={css.foot}>
        {service}
        <span className={css.fare}>{fare}</span>
      </span>
    </span>
  </a>
);
