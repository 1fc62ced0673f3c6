import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { type RouteHue, routeHue } from '../../styles/route-hue.css.ts';
import { ChevronIcon } from '../Icon/Icon.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { RouteBadge } from '../RouteBadge/RouteBadge.tsx';
import * as css from './SailingBoard.css.ts';

/** Props of {@link SailingBoard}. */
export type SailingBoardProps = {
  /** What it lists: 「12月5日(土)の便」. */
  title: string;
  /** Sign of the route, empty where no sailing says which it is, and its hue. */
  sign: string;
  hue: RouteHue;
  /** How many there are; a live region, when it changes with the day. */
  count: ReactNode;
  /** What the prices are: 「5名と乗用車の合計(税込)」. */
  priceNote?: string;
  /** SailingRows of those that have left, folded on top, and how many they are. */
  folded?: { summary: string; rows: ReactNode };
  /** SailingRows. */
  children: ReactNode;
};

/** The sailings of a day as a departure board: what is compared stands one below the other. */
export const SailingBoard = (props: SailingBoardProps) => (
  <div className={cx(routeHue[props.hue], css.root)}>
    <div className={css.head}>
      <h2 className={css.title}>
        {props.sign && <RouteBadge sign={props.sign} hue={props.hue} />}
        <Phrases>{props.title}</Phrases>
      </h2>
      <div className={css.count}>{props.count}</div>
      {props.priceNote && (
        <p className={css.note}>
          <Phrases>{props.priceNote}</Phrases>
        </p>
      )}
    </div>
    {props.folded && (
      <details>
        <summary className={css.summary}>
          <ChevronIcon />
          <span>{props.folded.summary}</span>
        </summary>
        {props.folded.rows}
      </details>
    )}
    {props.children}
  </div>
);
