import { cx } from '../../private/cx.ts';
import { type RouteHue, routeHue } from '../../styles/route-hue.css.ts';
import { AnchorIcon, ArrowIcon, ShipIcon, StoreIcon } from '../Icon/Icon.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import * as css from './TripStops.css.ts';

/** One place on the way. */
export type TripStop = {
  /** Which sign it has: the ship, going ashore, changing to something else, a place to be. */
  sign: keyof typeof signs;
  /** 「北斗浜港からバス」. */
  title: string;
  /** What is done there; may be empty. */
  text: string;
};

/** Props of {@link TripStops}. */
export type TripStopsProps = {
  /** What the way is: 「きっぷの旅」. */
  label: string;
  /** Hue of the route. */
  hue: RouteHue;
  /** In the order of the way; a place may come twice. */
  stops: readonly TripStop[];
};

const signs = {
  ship: <ShipIcon />,
  ashore: <AnchorIcon />,
  change: <ArrowIcon />,
  place: <StoreIcon />,
};

/** A way from place to place, from going aboard to coming back. */
export const TripStops = ({ label, hue, stops }: TripStopsProps) => (
  // Safari drops the meaning of a list without marks unless its role is written out.
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <ol role="list" aria-label={label} className={cx(routeHue[hue], css.root)}>
    {stops.map(({ sign, title, text }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places may come twice and never move
      <li key={index} className={css.stop}>
        <span className={css.sign}>{signs[sign]}</span>
        <span aria-hidden="true" className={css.mark} />
        <span className={css.what}>
          <span className={css.title}>
            <Phrases>{title}</Phrases>
          </span>
          {text && (
            <>
              {' '}
              <br />
              <span className={css.text}>
                <Phrases>{text}</Phrases>
              </span>
            </>
          )}
        </span>
      </li>
    ))}
  </ol>
);
