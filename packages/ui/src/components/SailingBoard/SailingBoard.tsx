import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { type RouteHue, routeHue } from '../../styles/route-hue.css.ts';
import { Phrases } from '../Phrases/Phrases.tsx';
import { RouteBadge } from '../RouteBadge/RouteBadge.tsx';
import * as css from './SailingBoard.css.ts';

/** Props of {@link SailingBoard}. */
export type SailingBoardProps = {
  /** What it lists: 「12月5日(土)の便」. */
  title: string;
  /** Sign and hue of the route. */
  sign: string;
  hue: RouteHue;
  /** How many there are; a live region, when it changes with the day. */
  count: ReactNode;
  /** What the prices are: 「5名と乗用車の合計(税込)」. */
  priceNote: string;
  /** SailingRows; before them what is folded away. */
  children: ReactNode;
};

/** The sailings of a day as a departure board: what is compared stands one below the other. */
export const SailingBoard = (props: SailingBoardProps) => (
  <div className={cx(routeHue[props.hue], css.root)}>
    <div className={css.head}>
      <h2 className={css.title}>
        <RouteBadge sign={props.sign} hue={props.hue} />
        <Phrases>{props.title}</Phrases>
      </h2>
      <div className={css.count}>{props.count}</div>
      <p className={css.note}>
        <Phrases>{props.priceNote}</Phrases>
      </p>
    </div>
    {props.children}
  </div>
);
