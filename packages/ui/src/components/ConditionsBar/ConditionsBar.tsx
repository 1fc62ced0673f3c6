import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { type RouteHue, routeHue } from '../../styles/route-hue.css.ts';
import { RouteBadge } from '../RouteBadge/RouteBadge.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ConditionsBar.css.ts';

/** One condition of a search. */
export type Condition = {
  /** What it is, for those who do not see the row: 「乗船日」. */
  term: string;
  value: ReactNode;
};

/** Props of {@link ConditionsBar}. */
export type ConditionsBarProps = {
  /** Name of the area: 「検索の条件」. */
  label: string;
  /** Sign of the route, empty where nobody says which it is, and its hue. */
  sign: string;
  hue: RouteHue;
  /** In the order of asking; the first two (section and day) are what one looks for. */
  conditions: readonly Condition[];
  /** The link or small Button that changes them. */
  action?: ReactNode;
};

/** What was searched for, in one row from 960 px on, with the way to change it. */
export const ConditionsBar = ({ label, sign, hue, conditions, action }: ConditionsBarProps) => (
  <section aria-label={label} className={cx(routeHue[hue], css.root)}>
    {sign && <RouteBadge sign={sign} hue={hue} />}
    <dl className={css.list}>
      {conditions.map(({ term, value }) => (
        <div key={term} className={css.condition}>
          <dt>
            <VisuallyHidden>{term}</VisuallyHidden>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {action && <div className={css.action}>{action}</div>}
  </section>
);
